import { useTexts } from '../../../platform/locale.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { ListedInvitation } from './people-queries.ts'

/** The parsed lines of a list: errors first, in words, beside their line. */
export function InvitedTable({ listed }: { listed: readonly ListedInvitation[] }) {
  const t = useTexts()
  const wrong = listed.filter(({ refusal }) => refusal !== null)
  const right = listed.filter(({ refusal }) => refusal === null)
  return (
    <div className="flex flex-col gap-2">
      <p role="status">
        {t('people.list.right', { count: right.length })}
        {wrong.length > 0 && ` ${t('people.list.wrong', { count: wrong.length })}`}
      </p>
      <ul
        className="flex max-h-80 flex-col divide-y divide-line overflow-y-auto rounded-md border border-line"
        tabIndex={0}
      >
        {[...wrong, ...right].map((person, index) => (
          <li key={`${person.line}-${index}`} className="flex flex-col gap-1 px-3 py-2 text-sm">
            <span className="flex items-baseline justify-between gap-3">
              <span className="break-all">
                {[person.firstName, person.lastName].filter(Boolean).join(' ')}{' '}
                <span className="text-ink-soft">{person.email}</span>
              </span>
              <span className="shrink-0 text-ink-soft tabular-nums">
                {t('people.list.line', { line: person.line })}
              </span>
            </span>
            {person.refusal && (
              <span className="flex items-start gap-2">
                <Badge tone="red">{t('people.list.leftOut')}</Badge>
                <span>{person.refusal.message}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
