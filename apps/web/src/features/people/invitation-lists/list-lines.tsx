import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { Pagination } from '../../../ui/pagination.tsx'
import { LINES_PER_PAGE, linesQuery, type InvitationList } from './invitation-lists-queries.ts'
import { LineToCorrect } from './line-to-correct.tsx'
import { ListedLine } from './list-preview.tsx'

/** The lines of a list in one state, a page at a time. */
export function ListLines({
  list,
  state,
}: {
  list: InvitationList
  state: 'toCorrect' | 'passedOver'
}) {
  const t = useTexts()
  const id = useId()
  const [skip, setSkip] = useState(0)
  const count = list.counts[state]
  const at = Math.min(skip, Math.max(0, Math.ceil(count / LINES_PER_PAGE) - 1) * LINES_PER_PAGE)
  const version = `${list.counts.toCorrect} ${list.counts.passedOver}`
  const { data } = useQuery({
    ...linesQuery(list._id, { state, $skip: at }, version),
    enabled: count > 0,
  })
  if (count === 0) return null
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="font-semibold">
        {t(`invitations.found.${state}`, { count })}
      </h2>
      <ul className="flex flex-col divide-y divide-line rounded-md border border-line">
        {data?.value.map((line) =>
          state === 'toCorrect' ? (
            <LineToCorrect key={line.position} listId={list._id} line={line} />
          ) : (
            <ListedLine key={line.position} line={line}>
              <span className="text-ink-soft">{line.refusal?.message}</span>
            </ListedLine>
          ),
        )}
      </ul>
      {count > LINES_PER_PAGE && (
        <Pagination
          label={t('common.pagination.label')}
          skip={at}
          pageSize={LINES_PER_PAGE}
          total={count}
          onSkip={setSkip}
        />
      )}
    </section>
  )
}
