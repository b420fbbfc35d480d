import type { FieldType } from '@tacite/document/field-definition.ts'
import type { RowColumn } from '@tacite/document/repeats/rows-in-words.ts'
import { useQuery } from '@tanstack/react-query'
import { AppLink } from '../../../../platform/app-link.tsx'
import { chosenQuery } from '../../../../platform/choices/choice-queries.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { paths } from '../../../../platform/paths.ts'
import { TextLink } from '../../../../ui/text-link.tsx'
import { ChangedDates } from '../corrections/changed-dates.tsx'
import { Figures } from '../panel/figures.tsx'
import { Caveat, Warnings } from '../panel/warnings.tsx'
import { changesOf, type AmendmentDraft } from './amendment-draft.ts'
import type { AmendedTerms } from './amendment-queries.ts'
import { ChangeLines } from './change-lines.tsx'
import type { AmendedPreview } from './use-amended-preview.ts'

type InForce = NonNullable<AmendedTerms['inForce']>

interface AmendedBoxProps {
  terms: AmendedTerms
  inForce: InForce
  draft: AmendmentDraft
  preview: AmendedPreview
}

/** What the amendment would replace, and what becomes of the deadlines; updated while typing. */
export function AmendedBox({ terms, inForce, draft, preview }: AmendedBoxProps) {
  const t = useTexts()
  const parties = {
    counterparty: usePartyName('counterparties', draft.counterpartyId),
    legalEntity: usePartyName('legalEntities', draft.legalEntityId),
  }
  const changes = changesOf(draft, inForce).map((change) => {
    const { field } = change
    if (field === 'counterparty' || field === 'legalEntity')
      return { ...change, before: inForce[field], after: parties[field], label: null, type: null }
    if (field === 'amount') {
      const currencies = { currency: draft.currency, currencyBefore: inForce.currency }
      return { ...change, ...currencies, label: null, type: null }
    }
    const rows = inForce.rows.find((each) => each.field === field)
    if (rows)
      return { ...change, label: rows.passage.name, type: null, columns: rowColumns(rows, inForce) }
    const { label = null, type = null } = inForce.values.find((each) => each.field === field) ?? {}
    return { ...change, label, type }
  })
  return (
    <section
      aria-labelledby="amended-preview"
      className="flex min-w-0 flex-col gap-4 rounded-lg bg-canvas p-4 desktop:sticky desktop:top-0 desktop:max-h-[56dvh] desktop:overflow-y-auto"
    >
      <div className="flex flex-col gap-1.5">
        <h3 className="font-semibold">{t('amendments.changes.title')}</h3>
        {changes.length === 0 ? (
          <p className="text-sm text-ink-soft">{t('amendments.changes.none')}</p>
        ) : (
          <ChangeLines changes={changes} currency={inForce.statedCurrency} />
        )}
      </div>
      <div aria-live="polite" className="flex flex-col gap-4">
        <div>
          <h3 id="amended-preview" className="font-semibold">
            {t('amendments.preview.title')}
          </h3>
          <p className="text-sm text-ink-faint">{t('amendments.preview.lead')}</p>
        </div>
        <Preview preview={preview} masterId={terms.master?._id ?? null} />
      </div>
    </section>
  )
}

/** What each row of a passage states, in its order. */
function rowColumns({ passage }: InForce['rows'][number], { rowFields }: InForce): RowColumn[] {
  return passage.variables.flatMap((variable) => {
    const field = rowFields.find((each) => each.variable === variable)
    return field ? { variable, label: field.label, type: field.type as FieldType } : []
  })
}

/** The one that was chosen, as lists name it. */
function usePartyName(noun: 'counterparties' | 'legalEntities', id: string | null) {
  const { data: chosen } = useQuery(chosenQuery(noun, id === null ? [] : [id]))
  return chosen?.[0] ?? null
}

function Preview({ preview, masterId }: { preview: AmendedPreview; masterId: string | null }) {
  const t = useTexts()
  if (preview === null) return <p className="text-sm text-ink-soft">{t('corrections.computing')}</p>
  if ('refused' in preview)
    return (
      <ul className="list-disc pl-5 text-sm text-ink-soft">
        {preview.refused.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    )
  const { before, after, end } = preview.dates
  return (
    <>
      <ChangedDates before={before} after={after} />
      {end && (
        <p
          className={
            end === 'tooLate'
              ? 'rounded-md bg-amber-soft px-3 py-2 text-sm text-amber-ink'
              : 'text-sm text-ink-soft'
          }
        >
          {t(`amendments.end.${end}`)}{' '}
          {end === 'tooLate' && masterId && (
            <TextLink render={<AppLink to={paths.contractEdit(masterId)} />}>
              {t('amendments.end.renew')}
            </TextLink>
          )}
        </p>
      )}
      <Figures contractId={null} deadlines={after} />
      <Warnings warnings={after.warnings} />
      <Caveat />
    </>
  )
}
