import { useTexts } from '../../../platform/locale.ts'
import type { Spared } from './people-acts-queries.ts'

/** All are counted; so many are named. */
const MOST_NAMED = 50

/** Each person to whom nothing happened, with the reason. */
export function SparedPeople({
  words,
  people,
}: {
  words: 'passedOver' | 'failed'
  people: readonly Spared[]
}) {
  const t = useTexts()
  if (people.length === 0) return null
  const heading = t(`people-acts.${words}`, { count: people.length })
  return (
    <div className="flex flex-col gap-2">
      <p>{heading}</p>
      <ul
        tabIndex={0}
        aria-label={heading}
        className="max-h-56 divide-y divide-line overflow-y-auto rounded-md border border-line text-sm"
      >
        {people.slice(0, MOST_NAMED).map(({ _id, name, reason }) => (
          <li key={_id} className="flex flex-col px-3 py-2">
            <span className="font-medium break-words">{name}</span>
            <span className="text-ink-soft">{reason.message}</span>
          </li>
        ))}
        {people.length > MOST_NAMED && (
          <li className="px-3 py-2 text-ink-soft">
            {t('people-acts.more', { count: people.length - MOST_NAMED })}
          </li>
        )}
      </ul>
    </div>
  )
}
