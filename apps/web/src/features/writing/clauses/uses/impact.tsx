import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { impactQuery, type ClauseImpact } from './uses-queries.ts'

/** What a new version of a clause concerns, before it is published; nothing while nobody uses it. */
export function PublishingImpact({ clauseId }: { clauseId: string }) {
  const t = useTexts()
  const { data } = useQuery(impactQuery(clauseId))
  if (!data || isUnused(data)) return null
  return (
    <div className="rounded-md bg-accent-soft px-3 py-2 text-accent-ink">
      <p>
        {t('clauses.uses.impact', {
          templates: t('clauses.uses.templates', { count: data.templates }),
          drafts: t('clauses.uses.drafts', { count: data.drafts }),
        })}
      </p>
      {data.signed > 0 && <p>{t('clauses.uses.signedKeep', { count: data.signed })}</p>}
    </div>
  )
}

/** What deleting a clause takes from templates; contracts keep their text. */
export function DeletionImpact({ impact }: { impact: ClauseImpact }) {
  const t = useTexts()
  const formats = useFormats()
  const { templates, types } = impact
  if (isUnused(impact) && types.length === 0) return null
  const contracts = impact.drafts + impact.signed
  return (
    <div className="flex flex-col gap-1">
      {templates > 0 && (
        <p>
          {t('clauses.uses.deleted', {
            templates: t('clauses.uses.templates', { count: templates }),
          })}
        </p>
      )}
      {contracts > 0 && <p>{t('clauses.uses.deletedContracts', { count: contracts })}</p>}
      {types.length > 0 && (
        <p>
          {t('clauses.uses.deletedTypes', { types: formats.list(types.map(({ name }) => name)) })}
        </p>
      )}
    </div>
  )
}

export function isUnused({ templates, drafts, signed }: ClauseImpact): boolean {
  return templates + drafts + signed === 0
}
