import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../../platform/locale.ts'
import { ClauseLink, Share } from '../duplicates-dialog.tsx'
import { similarQuery } from '../clause-queries.ts'

/** The clauses that say nearly the same; nothing where there are none. */
export function SimilarClauses({ clauseId }: { clauseId: string }) {
  const t = useTexts()
  const { data } = useQuery(similarQuery(clauseId))
  if (!data || data.value.length === 0) return null
  return (
    <section aria-label={t('clauses.similar.near')} className="flex flex-col gap-2 pb-4">
      <h3 className="text-sm font-semibold">{t('clauses.similar.near')}</h3>
      <ul className="flex flex-col gap-1.5">
        {data.value.map(({ share, ...clause }) => (
          <li key={clause._id} className="flex items-center justify-between gap-3">
            <ClauseLink {...clause} />
            <Share share={share} />
          </li>
        ))}
      </ul>
    </section>
  )
}
