import { useMessages } from '../../i18n/use-messages.ts'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton.tsx'

const fields = ['w-16', 'w-20', 'w-24', 'w-18', 'w-28', 'w-22', 'w-26', 'w-30']

export function FormSkeleton() {
  const t = useMessages('owner')
  return (
    <SkeletonGroup label={t.opening()}>
      <div className="min-h-dvh lg:grid lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-12">
        <div className="grid content-start gap-5 max-lg:hidden">
          {fields.map((width) => (
            <Skeleton key={width} className="h-4 w-2/3" />
          ))}
        </div>
        <div className="grid content-start gap-6 border-t border-rule pt-14 md:grid-cols-2">
          {fields.map((width) => (
            <div key={width} className="grid gap-2">
              <Skeleton className={`h-4 ${width}`} />
              <Skeleton className="h-11 w-full" />
            </div>
          ))}
        </div>
      </div>
    </SkeletonGroup>
  )
}
