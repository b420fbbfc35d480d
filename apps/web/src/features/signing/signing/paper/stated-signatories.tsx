import { SIGNING_SIDES, type SigningSide } from '@tacite/domain/signing/signed-on-paper.ts'
import { UserRoundPlus, X } from 'lucide-react'
import { useId } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { SignedOnPaper } from './paper-queries.ts'
import { newRow, withRow, type StatedDraft } from './stated-draft.ts'

interface StatedSignatoriesProps {
  rows: StatedDraft
  known: Pick<SignedOnPaper, 'parties' | 'suggestions'> | undefined
  errorAt: (field: string) => string | undefined
  onRows: (rows: StatedDraft) => void
}

/** Who signs by hand, or did: a name and a party on each line. */
export function StatedSignatories({ rows, known, errorAt, onRows }: StatedSignatoriesProps) {
  const t = useTexts()
  const suggestions = useId()
  const party = (side: SigningSide) => {
    const name = known?.parties[side]
    return name
      ? t(`signing-paper.names.${side}`, { name })
      : t(`signing-paper.names.${side}Unnamed`)
  }
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 font-medium">{t('signing-paper.names.title')}</legend>
      {rows.map((row, index) => (
        <div
          key={row.key}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 tablet:grid-cols-[minmax(0,1fr)_minmax(0,14rem)_auto]"
        >
          <TextField
            id={fieldId(index)}
            label={t('signing-paper.names.name', { position: index + 1 })}
            isRequired
            value={row.name}
            list={suggestions}
            maxLength={120}
            error={errorAt(`signatories.${index}.name`)}
            onChange={(event) => onRows(withRow(rows, index, { name: event.target.value }))}
          />
          <div className="col-start-1 row-start-2 tablet:col-start-2 tablet:row-start-1">
            <Select
              label={t('signing-paper.names.side')}
              value={row.side}
              options={SIGNING_SIDES.map((value) => ({ value, label: party(value) }))}
              onChange={(side) => onRows(withRow(rows, index, { side }))}
            />
          </div>
          <IconButton
            className="mt-6"
            icon={<X aria-hidden />}
            label={t('signing-paper.names.remove', { position: index + 1 })}
            disabledReason={rows.length === 1 ? t('signing-paper.names.onlyOne') : null}
            onClick={() => onRows(rows.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <Button
        size="small"
        className="self-start"
        icon={<UserRoundPlus aria-hidden />}
        onClick={() => onRows([...rows, newRow('counterparty')])}
      >
        {t('signing-paper.names.add')}
      </Button>
      <datalist id={suggestions}>
        {known?.suggestions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </fieldset>
  )
}

function fieldId(index: number): string {
  return `signatories.${index}.name`
}

/** The place of an error at a signatory's name. */
export function namePlace(field: string): { field: string } | null {
  return /^signatories\.\d+\./.test(field) ? { field } : null
}
