import { useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { maxUserNameLength } from '../../../domain/app-users/app-user.ts'
import { forgetDevice, registerDevice, type AppDevice } from '../../device/app-device.ts'
import { signedCall } from '../../device/signed-call.ts'
import { troubleOf, useDevice, type Trouble } from '../../device/use-device.ts'
import { useSending } from '../../form/use-sending.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { isHttpFailure } from '../../loading/http-failure.ts'
import { fetchedClient } from '../../loading/load.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Input } from '../../ui/controls/input.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { useAfterLogin } from './use-after-login.ts'

/** Registers this browser by a name unless it has a key, and logs it in. */
export default function KeyForm() {
  const t = useMessages('sdk/key-login')
  const form = useRef<HTMLFormElement>(null)
  const { state, setState } = useDevice((device) => Promise.resolve(device))
  const { failure, fault, waiting, logIn } = useKeyLogin({
    onForgotten: () => setState({ kind: 'none' }),
    onFault: () => form.current?.querySelector<HTMLInputElement>('[name="name"]')?.focus(),
  })
  if (state.kind === 'loading') return <p className="sr-only">{t.loading()}</p>
  if (state.kind === 'trouble')
    return (
      <Notice kind="warn" title={t.unsupported()}>
        <p>{t.unsupportedText()}</p>
      </Notice>
    )
  const device = state.kind === 'ready' ? state.device : undefined
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const stated = new FormData(event.currentTarget).get('name')
    void logIn(device, typeof stated === 'string' ? stated.trim() : '')
  }
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {failure !== undefined && <Failed failure={failure} />}
      {device === undefined ? (
        <Field label={t.name()} help={t.nameHelp()} error={fault}>
          {(control) => (
            <Input {...control} name="name" autoComplete="nickname" maxLength={maxUserNameLength} />
          )}
        </Field>
      ) : (
        <p className="text-sm wrap-anywhere">{t.known({ name: device.name })}</p>
      )}
      <Button
        type="submit"
        kind="primary"
        className="wrap-anywhere whitespace-normal!"
        waiting={waiting}
        waitingLabel={t.waiting()}
      >
        {device === undefined ? t.create() : t.logInAs({ name: device.name })}
      </Button>
    </form>
  )
}

type Failure = Trouble | 'forgotten' | { readonly title: string }

interface KeyLoginOptions {
  readonly onForgotten: () => void
  /** Called when the name is refused. */
  readonly onFault: () => void
}

function useKeyLogin({ onForgotten, onFault }: KeyLoginOptions) {
  const t = useMessages('sdk/key-login')
  const next = useAfterLogin()
  const navigate = useNavigate()
  const { waiting, once } = useSending()
  const [failure, setFailure] = useState<Failure>()
  const [fault, setFault] = useState<string>()
  /** Set when the registration succeeded but the login did not: the next press logs in the same user. */
  const registered = useRef<AppDevice>(undefined)
  const refuseName = (message: string) => {
    setFault(message)
    onFault()
  }
  const logInOnce = async (device: AppDevice | undefined, name: string) => {
    setFailure(undefined)
    setFault(undefined)
    if (device === undefined && name === '') {
      refuseName(t.nameMissing())
      return
    }
    try {
      registered.current = device ?? registered.current ?? (await registerDevice(name))
      const { key, deviceId } = registered.current
      const { login_id } = await (await fetchedClient()).startLogin({})
      await signedCall('logInWithKey', { key, deviceId, input: { login_id } })
      await navigate(next, { replace: true })
    } catch (error) {
      const problem = isHttpFailure(error) ? error.problem : undefined
      const nameFault = problem?.errors?.find(({ field }) => field === 'name')?.message
      if (nameFault !== undefined) refuseName(nameFault)
      else if (problem?.code === 'app_signature_invalid') {
        await forgetDevice()
        registered.current = undefined
        onForgotten()
        setFailure('forgotten')
      } else setFailure(problem === undefined ? troubleOf(error) : { title: problem.title })
    }
  }
  return {
    failure,
    fault,
    waiting,
    logIn: (device: AppDevice | undefined, name: string) => once(() => logInOnce(device, name)),
  }
}

function Failed({ failure }: { failure: Failure }) {
  const t = useMessages('sdk/key-login')
  const words = {
    offline: [t.offline(), t.offlineText()],
    failed: [t.refused(), t.refusedText()],
    unsupported: [t.unsupported(), t.unsupportedText()],
    forgotten: [t.forgotten(), t.forgottenText()],
  } as const
  const [title, text] = typeof failure === 'string' ? words[failure] : [t.refused(), failure.title]
  return (
    <Notice
      kind={failure === 'failed' || typeof failure === 'object' ? 'error' : 'warn'}
      role="alert"
      title={title}
    >
      <p>{text}</p>
    </Notice>
  )
}
