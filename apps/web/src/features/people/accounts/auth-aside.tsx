import { useTexts } from '../../../platform/locale.ts'
import { classNames } from '../../../ui/class-names.ts'

const moments = [
  { name: 'drafted', isSure: true },
  { name: 'validated', isSure: true },
  { name: 'signed', isSure: true },
  { name: 'notice', isSure: false },
  { name: 'end', isSure: false },
] as const

/** The promise in one sentence, and a contract's lifeline: solid is certain, dashed depends. */
export function AuthAside({ quote }: { quote: string }) {
  const t = useTexts()
  return (
    <aside className="hidden w-[42%] max-w-160 shrink-0 flex-col justify-center bg-accent px-16 text-ink-on-accent desktop:flex">
      <p className="max-w-md font-serif text-[32px] leading-[42px] text-balance">{quote}</p>
      <ol aria-label={t('auth.aside.lifeline')} className="mt-14 flex flex-col">
        {moments.map(({ name, isSure }, index) => (
          <li key={name} className="relative flex h-12 items-start gap-4">
            {index < moments.length - 1 && (
              <span
                aria-hidden
                className={classNames(
                  'absolute top-4 left-[5px] h-10 w-0 border-l-2 border-current',
                  !moments[index + 1]?.isSure && 'border-dashed opacity-60',
                )}
              />
            )}
            <span
              aria-hidden
              className={classNames(
                'relative mt-1 size-3 shrink-0 rounded-full border-2 border-current',
                isSure ? 'bg-current' : 'bg-accent',
              )}
            />
            <span className="leading-5">{t(`auth.aside.${name}`)}</span>
          </li>
        ))}
      </ol>
    </aside>
  )
}
