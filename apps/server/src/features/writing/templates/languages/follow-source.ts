import type { BodyOf } from '@tacite/api/endpoint.ts'
import type {
  templateLanguagesEndpoints,
  TemplateSource,
} from '@tacite/api/writing/template-languages-endpoints.ts'
import { allSections } from '@tacite/document/contract-document.ts'
import {
  sectionPairs,
  withSourceSection,
} from '@tacite/document/template-languages/section-standings.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { lockRow } from '../../../../platform/database/lock-row.ts'
import { namedEvent } from '../../../../platform/events/named-event.ts'
import { newId } from '../../../../platform/new-id.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { openToChange, readDocument, rewriteText, type TextOwners } from '../../texts/public.ts'
import { presentSource, readSource, type ReadSource, type SourceSections } from './source.query.ts'

type Deps = Pick<Platform, 'clock' | 'events'>

/**
 * Says that sections follow the published version of the source: what it changed in them was looked at. One that the
 * source no longer has belongs to the translation alone from then on.
 *
 * @throws Refused CONFLICT once another version is published
 */
export async function followSource(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  translationId: string,
  { version, sections }: BodyOf<typeof templateLanguagesEndpoints.follow>,
): Promise<TemplateSource> {
  const read = await readSeen(db, translationId, version)
  const there = new Set(allSections(read.published.document).map(({ id }) => id))
  const followed = new Set(sections)
  const links = Object.entries(read.sections).flatMap(([id, link]) => {
    if (!followed.has(id)) return [[id, link] as const]
    return there.has(link.section) ? [[id, { ...link, version, isReviewed: true }] as const] : []
  })
  await saveLinks(deps, db, actor, { translationId, read, links: Object.fromEntries(links) })
  return presentSource(await readSource(db, translationId))
}

/** Adds a section of the source in its words, where its neighbours are: it is still to be translated. */
export async function addSourceSection(
  deps: Deps & { textOwners: TextOwners },
  db: CompanyDatabase,
  actor: Actor,
  translationId: string,
  { version, section }: BodyOf<typeof templateLanguagesEndpoints.addSection>,
): Promise<TemplateSource> {
  const read = await readSeen(db, translationId, version)
  const { textId, title } = read.translation
  const text = await openToChange(deps.textOwners, db, actor, textId, 'write')
  const { document: own } = await readDocument(db, textId, title)
  const translated = { source: read.published.document, own, links: read.links }
  const isMissing = sectionPairs(translated).some(
    ({ standing, source }) => standing === 'missing' && source?.id === section,
  )
  if (!isMissing) throw new Refused('STATE', 'TEMPLATE_SECTION_THERE')
  const id = newId(deps.clock.now())
  await rewriteText(deps, db, actor, text, withSourceSection(translated, section, id))
  const links = { ...read.sections, [id]: { section, version } }
  await saveLinks(deps, db, actor, { translationId, read, links })
  return presentSource(await readSource(db, translationId))
}

async function readSeen(
  db: CompanyDatabase,
  translationId: string,
  version: number,
): Promise<ReadSource> {
  await lockRow(db, 'template', translationId)
  const read = await readSource(db, translationId)
  if (read.translation.isRetired) throw new Refused('STATE', 'TEMPLATE_RETIRED')
  if (read.source.version !== version) throw new Refused('CONFLICT', 'TEMPLATE_SOURCE_CHANGED')
  return read
}

interface NewLinks {
  translationId: string
  read: ReadSource
  links: SourceSections
}

async function saveLinks(
  { clock, events }: Deps,
  db: CompanyDatabase,
  actor: Actor,
  { translationId, read, links }: NewLinks,
): Promise<void> {
  await db
    .update('template')
    .set({ source_sections: JSON.stringify(links), managed_at: clock.now() })
    .where('template.id', '=', translationId)
    .execute()
  const named = { id: translationId, name: read.translation.title }
  await events.record(db, namedEvent(actor, 'template.changed', named))
}
