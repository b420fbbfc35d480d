import { INDEX_KEYS } from '@tacite/domain/imports/import-rules.ts'
import { useMutation } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { FieldError } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TitledSection } from '../../../../ui/titled-section.tsx'
import {
  forgetIndex,
  readIndex,
  sendIndex,
  type ImportMapping,
  type Rules,
} from '../plan-queries.ts'
import type { RulesForm } from './use-rules.ts'

interface IndexPartProps {
  importId: string
  form: RulesForm
  mapping: ImportMapping
  rules: Rules
}

/** The table that describes the files, and how its rows find them. */
export function IndexPart({ importId, form, mapping, rules }: IndexPartProps) {
  const t = useTexts()
  const { index, tables } = mapping
  const forget = useMutation({
    mutationFn: () => forgetIndex(importId),
    meta: { changes: ['imports'] },
  })
  return (
    <TitledSection title={t('import-plan.index.title')} lead={t('import-plan.index.lead')}>
      {index === null ? (
        <ChooseTable importId={importId} tables={tables} />
      ) : (
        <div className="flex flex-col gap-4">
          <p className="text-sm font-medium break-words">
            {t('import-plan.index.of', { name: index.name, count: index.rows })}
          </p>
          <div className="flex flex-wrap items-start gap-3">
            <SendTable importId={importId} label={t('import-plan.index.sendOther')} />
            <Button variant="quiet" isBusy={forget.isPending} onClick={() => forget.mutate()}>
              {t('import-plan.index.forget')}
            </Button>
          </div>
          <div className="flex flex-wrap gap-4">
            <Select
              label={t('import-plan.index.column')}
              className="w-64"
              options={index.columns.map(({ header }) => ({ value: header, label: header }))}
              value={rules.joined?.column ?? null}
              placeholder={t('import-plan.index.choose')}
              onChange={(column) =>
                form.change({ joined: { column, by: rules.joined?.by ?? 'name' } })
              }
            />
            <Select
              label={t('import-plan.index.by')}
              className="w-64"
              options={INDEX_KEYS.map((value) => ({
                value,
                label: t(`import-plan.index.key.${value}`),
              }))}
              value={rules.joined?.by ?? 'name'}
              disabled={rules.joined === null}
              onChange={(by) =>
                rules.joined && form.change({ joined: { column: rules.joined.column, by } })
              }
            />
          </div>
          {mapping.joined && <Joined joined={mapping.joined} />}
        </div>
      )}
    </TitledSection>
  )
}

function ChooseTable({ importId, tables }: { importId: string; tables: ImportMapping['tables'] }) {
  const t = useTexts()
  const read = useMutation({
    mutationFn: (position: number) => readIndex(importId, position),
    meta: { changes: ['imports'] },
  })
  return (
    <div className="flex flex-col gap-3">
      {tables.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('import-plan.index.noTable')}</p>
      ) : (
        <Select
          label={t('import-plan.index.file')}
          className="max-w-md"
          options={tables.map(({ position, path }) => ({ value: String(position), label: path }))}
          value={read.isPending ? String(read.variables) : null}
          placeholder={t('import-plan.index.choose')}
          onChange={(position) => read.mutate(Number(position))}
        />
      )}
      <SendTable importId={importId} label={t('import-plan.index.send')} />
    </div>
  )
}

/** For a table that is not among the files of the import. */
function SendTable({ importId, label }: { importId: string; label: string }) {
  const input = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const send = useMutation({
    mutationFn: (file: File) => sendIndex(importId, file),
    meta: { showsError: true, changes: ['imports'] },
  })
  return (
    <div className="flex flex-col items-start gap-1">
      <Button
        isBusy={send.isPending}
        aria-describedby={errorId}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.xlsx"
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) send.mutate(file)
        }}
      />
      <FieldError id={errorId} error={send.error ? messageOf(send.error) : null} />
    </div>
  )
}

/** What the join finds, and what it does not, both ways. */
function Joined({ joined }: { joined: NonNullable<ImportMapping['joined']> }) {
  const t = useTexts()
  const lists = [
    ['filesWithoutRow', joined.filesWithoutRow],
    ['rowsWithoutFile', joined.rowsWithoutFile],
    ['unclear', joined.unclear],
  ] as const
  return (
    <div className="flex flex-col gap-2 text-sm" role="status">
      <p>{t('import-plan.index.matched', { count: joined.matched })}</p>
      {lists.map(
        ([name, { count, first }]) =>
          count > 0 && (
            <details key={name}>
              <summary className="cursor-pointer">
                {t(`import-plan.index.${name}`, { count })}
              </summary>
              <ul className="mt-1 ml-4 list-disc text-ink-soft">
                {first.map((each) => (
                  <li key={each} className="break-words">
                    {each}
                  </li>
                ))}
              </ul>
            </details>
          ),
      )}
    </div>
  )
}
