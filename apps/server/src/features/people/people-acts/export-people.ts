import type { QueryOf } from '@tacite/api/endpoint.ts'
import type { peopleActsEndpoints } from '@tacite/api/people/people-acts-endpoints.ts'
import type { Person } from '@tacite/api/people/people-endpoints.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { Readable } from 'node:stream'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { sheetFile, type SheetColumn } from '../../portfolio/exports/public.ts'
import { countPeople, peoplePage } from '../people/public.ts'

export type ExportedPeople = QueryOf<typeof peopleActsEndpoints.export>

const BATCH = 1_000

/** The trail says who took a list of people away, and how long it was. */
export async function recordExport(
  { events }: Pick<Platform, 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  { typeFile, ...filter }: ExportedPeople,
): Promise<void> {
  await events.record(db, {
    type: 'people.exported',
    actor: eventActor(actor),
    objectId: db.companyId,
    payload: { people: await countPeople(db, filter), fileType: typeFile },
  })
}

/** The bytes, streamed a thousand people at a time, in the order of their names. */
export function peopleFile(
  { readSlowly }: Pick<Platform, 'readSlowly'>,
  actor: Actor,
  { typeFile, ...filter }: ExportedPeople,
): Readable {
  return sheetFile(rows(readSlowly, actor, filter), {
    name: createTranslator(actor.locale)('people.title'),
    columns: columns(actor.locale).map(({ header, kind, width }) => ({ header, kind, width })),
    fileType: typeFile,
    timeZone: actor.company.timeZone,
    locale: actor.locale,
  })
}

async function* rows(
  inCompany: Platform['readSlowly'],
  actor: Actor,
  filter: Omit<ExportedPeople, 'typeFile'>,
): AsyncGenerator<(string | null)[]> {
  const read = columns(actor.locale).map((column) => column.read)
  for (let $skip = 0; ; $skip += BATCH) {
    const page = { ...filter, $orderby: 'name asc' as const, $top: BATCH, $skip }
    const { value } = await inCompany(actor.companyId, (db) => peoplePage(db, actor, page))
    for (const person of value) yield read.map((cell) => cell(person))
    if (value.length < BATCH) return
  }
}

interface PeopleColumn extends SheetColumn {
  read(person: Person): string | null
}

function columns(locale: Locale): PeopleColumn[] {
  const t = createTranslator(locale)
  const text = (header: string, width: number, read: PeopleColumn['read']): PeopleColumn => ({
    header,
    kind: 'text',
    width,
    read,
  })
  const status = ({ status: each, invitation }: Person) =>
    t(`people.status.${invitation.dueOn ? 'deferred' : each}`)
  return [
    text(t('people.form.firstName'), 18, ({ name }) => name.first),
    text(t('people.form.lastName'), 22, ({ name }) => name.last),
    text(t('people.column.email'), 32, ({ email }) => email),
    text(t('people.form.phone'), 18, ({ phone }) => phone),
    text(t('people.column.role'), 22, ({ role }) => role.name),
    text(t('people.column.kind'), 14, ({ kind }) => t(`people.kind.${kind}`)),
    text(t('people.form.groups'), 32, ({ groups }) => groups.map(({ name }) => name).join('; ')),
    text(t('people.column.department'), 22, ({ department }) => department?.name ?? null),
    text(t('people.column.status'), 18, status),
    {
      ...text(t('people-acts.export.invitedAt'), 18, ({ invitation }) => invitation.sentAt),
      kind: 'moment',
    },
  ]
}
