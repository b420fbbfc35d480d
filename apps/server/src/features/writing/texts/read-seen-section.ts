import type { DocumentSection } from '@tacite/document/contract-document.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { sectionWords } from './clause-links.ts'
import { hiddenParts } from './hidden-parts.ts'
import { readerOf, type OpenText } from './open-text.ts'
import { requireSection } from './require-section.ts'

/** What a section says to whoever may read it, and in which language. @throws Refused NOT_FOUND */
export async function readSeenSection(
  db: CompanyDatabase,
  actor: Actor,
  text: OpenText,
  sectionId: string,
): Promise<Pick<DocumentSection, 'title' | 'content'> & { locale: Locale }> {
  await requireSection(db, text.id, sectionId)
  const hidden = await hiddenParts(db, text.id, await readerOf(db, actor, text))
  if (hidden.has(sectionId)) throw new Refused('NOT_FOUND', 'SECTION_NOT_FOUND')
  const { locale } = await db
    .select('text')
    .where('text.id', '=', text.id)
    .select('text.locale')
    .executeTakeFirstOrThrow()
  return { ...(await sectionWords(db, sectionId)), locale }
}
