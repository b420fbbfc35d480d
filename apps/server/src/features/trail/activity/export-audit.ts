import { MOST_EXPORTED_EVENTS, type AuditRow } from '@tacite/api/trail/audit-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { Readable } from 'node:stream'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import { readAuditHead } from '../../../platform/events/chain-audit-events.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { sheetFile, type ExportFileType, type SheetColumn } from '../../portfolio/exports/public.ts'
import { countEvents, eventsBefore, presentEvents, type AuditFilter } from './audit-events.query.ts'

const BATCH = 1000

/** Refuses a trail too long for one file, and records the export. */
export async function startAuditExport(
  { events }: Pick<Platform, 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  filter: AuditFilter,
  fileType: ExportFileType,
): Promise<void> {
  const count = await countEvents(db, actor, filter, MOST_EXPORTED_EVENTS + 1)
  if (count > MOST_EXPORTED_EVENTS)
    throw new Refused('RULE', {
      code: 'AUDIT_EXPORT_TOO_LONG',
      params: { most: MOST_EXPORTED_EVENTS },
    })
  await events.record(db, {
    type: 'audit.exported',
    actor: eventActor(actor),
    objectId: db.companyId,
    payload: { events: count, fileType },
  })
}

/** The bytes, streamed: a thousand events at a time. Only events chained when it begins: each row has its number. */
export function auditFile(
  { inCompanyForReports }: Pick<Platform, 'inCompanyForReports'>,
  actor: Actor,
  filter: AuditFilter,
  { fileType, timeZone }: { fileType: ExportFileType; timeZone: string },
): Readable {
  const t = createTranslator(actor.locale)
  return sheetFile(rows(inCompanyForReports, actor, filter), {
    name: t('audit.export.sheet'),
    columns: columns(actor.locale),
    fileType,
    timeZone,
    locale: actor.locale,
  })
}

function columns(locale: Locale): SheetColumn[] {
  const t = createTranslator(locale)
  return [
    { header: t('audit.export.number'), kind: 'count', width: 10 },
    { header: t('audit.export.at'), kind: 'moment', width: 18 },
    { header: t('audit.export.actor'), kind: 'text', width: 28 },
    { header: t('audit.export.text'), kind: 'text', width: 80 },
    { header: t('audit.export.object'), kind: 'text', width: 22 },
    { header: t('audit.export.reference'), kind: 'text', width: 14 },
    { header: t('audit.export.type'), kind: 'text', width: 28 },
  ]
}

async function* rows(
  inCompany: Platform['inCompanyForReports'],
  actor: Actor,
  filter: AuditFilter,
): AsyncGenerator<(string | number | null)[]> {
  const t = createTranslator(actor.locale)
  const head = await inCompany(actor.companyId, readAuditHead)
  const chainedTo = head?.sequence ?? 0
  let before: string | null = null
  let left = MOST_EXPORTED_EVENTS
  while (left > 0) {
    const slice = { chainedTo, before, top: Math.min(BATCH, left) }
    const batch: AuditRow[] = await inCompany(actor.companyId, async (db) =>
      presentEvents(db, t, await eventsBefore(db, actor, filter, slice)),
    )
    for (const event of batch) yield cells(event)
    if (batch.length < BATCH) return
    before = batch.at(-1)!._id
    left -= batch.length
  }
}

function cells({ sequence, at, actor, text, objectKind, contract, type }: AuditRow) {
  return [sequence, at, actor, text, objectKind, contract?.reference ?? null, type]
}
