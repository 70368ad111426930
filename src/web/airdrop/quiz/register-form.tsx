import { useRef, useState, type FormEvent } from 'react'
import { maxUserNameLength } from '../../../domain/app-users/app-user.ts'
import { registerDevice, type AppDevice } from '../../device/app-device.ts'
import { signedCall } from '../../device/signed-call.ts'
import { troubleOf, type Trouble } from '../../device/use-device.ts'
import { useSending } from '../../form/use-sending.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { isHttpFailure } from '../../loading/http-failure.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Input } from '../../ui/controls/input.tsx'
import { notify } from '../../ui/overlays/toast-store.ts'
import { TroubleNotice } from '../trouble-notice.tsx'

interface RegisterFormProps {
  readonly code: string | undefined
  readonly onRegistered: (device: AppDevice) => Promise<void>
}

export function RegisterForm({ code, onRegistered }: RegisterFormProps) {
  const t = useMessages('airdrop/own')
  const { waiting, once } = useSending()
  const [fault, setFault] = useState<string>()
  const [trouble, setTrouble] = useState<Trouble>()
  const device = useRef<AppDevice>(undefined)
  const send = async (form: HTMLFormElement) => {
    const text = (name: string) => {
      const value = new FormData(form).get(name)
      return typeof value === 'string' ? value.trim() : ''
    }
    const name = text('name')
    setTrouble(undefined)
    setFault(name === '' ? t.nameMissing() : undefined)
    if (name === '') {
      form.querySelector<HTMLInputElement>('[name="name"]')?.focus()
      return
    }
    try {
      device.current ??= await registerDevice(name)
      const stated = text('code')
      if (stated !== '') await takeInvitation(device.current, stated, t.invitationFailed())
      await onRegistered(device.current)
    } catch (error) {
      const title = isHttpFailure(error) ? error.problem?.errors?.[0]?.message : undefined
      if (title === undefined) setTrouble(troubleOf(error))
      else setFault(title)
    }
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    void once(() => send(form))
  }
  return (
    <form noValidate onSubmit={onSubmit} className="mt-8 grid gap-4">
      <div>
        <h2 className="font-display text-lg">{t.register()}</h2>
        <p className="mt-1 text-xs text-ink-3">{t.registerText()}</p>
      </div>
      <Field label={t.name()} help={t.nameHelp()} error={fault}>
        {(control) => (
          <Input {...control} name="name" autoComplete="nickname" maxLength={maxUserNameLength} />
        )}
      </Field>
      <Field label={t.inviteCode()} optional={t.optional()} help={t.inviteHelp()}>
        {(control) => (
          <Input
            {...control}
            name="code"
            defaultValue={code}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={20}
          />
        )}
      </Field>
      {trouble !== undefined && <TroubleNotice trouble={trouble} />}
      <Button type="submit" kind="primary" waiting={waiting} waitingLabel={t.registering()}>
        {t.register()}
      </Button>
    </form>
  )
}

async function takeInvitation({ key, deviceId }: AppDevice, code: string, title: string): Promise<void> {
  try {
    await signedCall('takeInvitation', { key, deviceId, input: { code } })
  } catch (error) {
    if (!isHttpFailure(error)) throw error
    notify({ kind: 'error', title, message: error.problem?.title })
  }
}
