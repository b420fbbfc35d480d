import { ENTRY_KINDS, ENTRY_STATES } from '@tacite/domain/imports/import-entries.ts'
import type { ImportEntry } from '@tacite/api/portfolio/imports-endpoints.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { FastifyReply } from 'fastify'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { exportFileName, MEDIA_TYPES, sheetFile } from '../exports/public.ts'
import { readEntries, requireVisible, type EntryFilter } from './entries.query.ts'

const BATCH = 500

/** The log as CSV, a few hundred rows at a time: a slow reader holds no connection. */
export async function sendLog(
  { readSlowly, clock }: Pick<Platform, 'readSlowly' | 'clock'>,
  actor: Actor,
  reply: FastifyReply,
  asked: { importId: string; filter: EntryFilter },
): Promise<unknown> {
  const { companyId, locale, company } = actor
  await readSlowly(companyId, (db) => requireVisible(db, actor, asked.importId))
  const name = exportFileName(clock.now(), company.timeZone, 'csv')
  return reply
    .header('content-type', MEDIA_TYPES.csv)
    .header('content-disposition', `attachment; filename="import-${name}"`)
    .send(
      sheetFile(logRows(readSlowly, actor, asked), {
        name: createTranslator(locale)('imports.entryLog.sheet'),
        columns: columnsOf(locale).map(({ header, kind, width }) => ({ header, kind, width })),
        fileType: 'csv',
        timeZone: company.timeZone,
        locale,
      }),
    )
}

async function* logRows(
  read: Platform['readSlowly'],
  { companyId, locale }: Actor,
  { importId, filter }: { importId: string; filter: EntryFilter },
) {
  const columns = columnsOf(locale)
  for (let offset = 0; ; offset += BATCH) {
    const entries = await read(companyId, (db) =>
      readEntries(db, locale, importId, { filter, limit: BATCH, offset }),
    )
    for (const entry of entries) yield columns.map(({ cell }) => cell(entry))
    if (entries.length < BATCH) return
  }
}

interface LogColumn {
  header: string
  kind: 'text' | 'count'
  width: number
  cell(entry: ImportEntry): string | number | null
}

function columnsOf(locale: Locale): LogColumn[] {
  const t = createTranslator(locale)
  const states = Object.fromEntries(
    ENTRY_STATES.map((each) => [each, t(`imports.entryLog.state.${each}`)]),
  )
  const kinds = Object.fromEntries(
    ENTRY_KINDS.map((each) => [each, t(`imports.entryLog.kind.${each}`)]),
  )
  const text = (header: string, width: number, cell: LogColumn['cell']): LogColumn => ({
    header,
    kind: 'text',
    width,
    cell,
  })
  const count = (header: string, cell: LogColumn['cell']): LogColumn => ({
    header,
    kind: 'count',
    width: 12,
    cell,
  })
  return [
    text(t('imports.entryLog.column.path'), 60, ({ path }) => path),
    text(t('imports.entryLog.column.state'), 14, ({ state }) => states[state]!),
    text(t('imports.entryLog.column.reason'), 60, ({ refusal }) => refusal?.message ?? null),
    text(t('imports.entryLog.column.kind'), 14, ({ kind }) => kind && kinds[kind]!),
    count(t('imports.entryLog.column.bytes'), ({ bytes }) => bytes),
    count(t('imports.entryLog.column.pages'), ({ pages }) => pages),
    text(t('imports.entryLog.column.title'), 40, ({ title }) => title),
    text(t('imports.entryLog.column.sameAs'), 40, ({ sameAs }) => sameAs?.path ?? null),
  ]
}
