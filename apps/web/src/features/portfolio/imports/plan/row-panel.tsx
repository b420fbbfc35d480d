import {
  isImportField,
  type ImportField,
  type OwnField,
} from '@tacite/domain/imports/import-fields.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AppLink } from '../../../../platform/app-link.tsx'
import { useTexts } from '../../../../platform/locale.ts'
import { paths } from '../../../../platform/paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { SidePanel } from '../../../../ui/side-panel.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { TextLink } from '../../../../ui/text-link.tsx'
import { LimitWords } from './limit-words.tsx'
import { ProofNote } from './proof-note.tsx'
import { OthersPart, ProposalsPart } from './text-parts.tsx'
import { ASKED_FIELDS } from '../asked-fields.ts'
import { AttachDialog } from '../mapping/attach-dialog.tsx'
import { beginPlan, correctRow, rowQuery, type ImportRowDetail } from '../plan-queries.ts'
import { AlikeList } from './alike-list.tsx'

type RowField = ImportField | OwnField

interface RowPanelProps {
  importId: string
  position: number
  mayCorrect: boolean
  /** Its file can be given to a contract that is already here; the simulation runs again. */
  mayAttach: boolean
  onClose: () => void
}

/** A row with each value and where it comes from, corrected in place. */
export function RowPanel(props: RowPanelProps) {
  const { importId, position, mayCorrect, mayAttach, onClose } = props
  const t = useTexts()
  const { data: row } = useQuery(rowQuery(importId, position))
  const correct = useMutation({
    mutationFn: (body: Parameters<typeof correctRow>[2]) => correctRow(importId, position, body),
    meta: { changes: ['imports'] },
  })
  const isOpen = mayCorrect && row?.state !== 'created'
  return (
    <SidePanel title={row ? row.title || row.name : t('import-plan.row.title')} onClose={onClose}>
      {!row && <Skeleton className="h-60 rounded-lg" />}
      {row && (
        <div className="flex flex-col gap-5">
          <p className="text-sm break-words text-ink-soft">{row.name}</p>
          {row.refusal && <p role="status">{row.refusal.message}</p>}
          {row.limit && (
            <p>
              <span className="font-semibold">{t('import-plan.limit.title')}</span>
              <br />
              <LimitWords limit={row.limit} />
            </p>
          )}
          {row.belongsTo && (
            <p className="break-words">
              {t('import-plan.row.belongs', { name: row.belongsTo.name })}
            </p>
          )}
          {row.contractId && (
            <TextLink render={<AppLink to={paths.contractEdit(row.contractId)} />}>
              {t('import-plan.row.see')}
            </TextLink>
          )}
          {isOpen && (
            <Button
              isBusy={correct.isPending}
              onClick={() => correct.mutate({ decided: row.decided === 'skip' ? null : 'skip' })}
            >
              {t(row.decided === 'skip' ? 'import-plan.row.include' : 'import-plan.row.skip')}
            </Button>
          )}
          {isOpen && row.state === 'toComplete' && (
            <Button onClick={() => correct.mutate({ decided: 'create' })}>
              {t('import-plan.row.createWithout')}
            </Button>
          )}
          {isOpen && mayAttach && <AttachButton importId={importId} position={position} />}
          <AlikeList importId={importId} row={row} />
          {row.kind !== 'attachment' && (
            <ul className="flex flex-col gap-4">
              {row.values.map((value) => (
                <li key={`${value.field} ${value.text} ${value.from.kind}`}>
                  <ValueLine
                    value={value}
                    isOpen={isOpen}
                    onType={(text) =>
                      correct.mutate({ typed: { [value.field as RowField]: text } })
                    }
                  />
                </li>
              ))}
            </ul>
          )}
          {row.isTextRefused && <p>{t('import-plan.row.textRefused')}</p>}
          <ProposalsPart
            row={row}
            isOpen={isOpen}
            isBusy={correct.isPending}
            onCorrect={correct.mutate}
          />
          <OthersPart row={row} />
          {isOpen && row.kind !== 'attachment' && <MoreFields row={row} onType={correct.mutate} />}
        </div>
      )}
    </SidePanel>
  )
}

/** As in the first mapping, for one file; what it changes is simulated at once. */
function AttachButton({ importId, position }: Pick<RowPanelProps, 'importId' | 'position'>) {
  const t = useTexts()
  const [isAttaching, setAttaching] = useState(false)
  const simulate = useMutation({
    mutationFn: () => beginPlan(importId),
    meta: { changes: ['imports'] },
  })
  return (
    <>
      <Button isBusy={simulate.isPending} onClick={() => setAttaching(true)}>
        {t('import-plan.attach.act')}
      </Button>
      {isAttaching && (
        <AttachDialog
          importId={importId}
          chosen={{ count: 1, files: { positions: [position] } }}
          onClose={() => setAttaching(false)}
          onDone={() => simulate.mutate()}
        />
      )}
    </>
  )
}

interface ValueLineProps {
  value: ImportRowDetail['values'][number]
  isOpen: boolean
  /** Null: back to what its source says. */
  onType: (text: string | null) => void
}

function ValueLine({ value, isOpen, onType }: ValueLineProps) {
  const t = useTexts()
  const { field, text, shown, from, problem, proof } = value
  const label = isImportField(field) ? t(`import-plan.field.${field}`) : field
  const origin =
    from.kind === 'index'
      ? t('import-plan.from.index', { line: from.line ?? 0, column: from.column ?? '' })
      : t(`import-plan.from.${from.kind}`)
  // What a text says is written in the words of its reader.
  const standing = from.kind === 'text' ? (shown ?? text) : text || (shown ?? '')
  const [typed, setTyped] = useState(standing)
  const isChanged = typed !== standing
  return (
    <div className="flex flex-col gap-1">
      <TextField
        label={label}
        hint={shown !== null && shown !== standing ? `${shown} · ${origin}` : origin}
        error={problem?.message}
        readOnly={!isOpen}
        maxLength={2_000}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => isChanged && onType(typed)}
        onKeyDown={({ key }) => key === 'Enter' && isChanged && onType(typed)}
      />
      {proof && <ProofNote proof={proof} />}
      {isOpen && from.kind === 'person' && (
        <Button variant="quiet" className="self-start" onClick={() => onType(null)}>
          {t('import-plan.row.giveBack')}
        </Button>
      )}
    </div>
  )
}

/** Fields that no source states: what is required first. */
function MoreFields({
  row,
  onType,
}: {
  row: ImportRowDetail
  onType: (body: Parameters<typeof correctRow>[2]) => void
}) {
  const t = useTexts()
  const stated = new Set(row.values.map(({ field }) => field))
  const missing = ASKED_FIELDS.filter((field) => !stated.has(field))
  return missing.map((field) => (
    <TextField
      key={field}
      label={t(`import-plan.field.${field}`)}
      maxLength={2_000}
      onBlur={({ target }) =>
        target.value.trim() && onType({ typed: { [field]: target.value.trim() } })
      }
    />
  ))
}
