import { nearestEntries, MOST_ENTRIES } from '@tacite/domain/calendar-feeds/nearest-entries.ts'
import {
  entryKey,
  reconcileEntries,
  type ReconciledEntry,
} from '@tacite/domain/calendar-feeds/reconcile-entries.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { createHash } from 'node:crypto'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readerOfPerson, type Reader } from '../../people/access/public.ts'
import { companyToday } from '../deadlines/public.ts'
import {
  forgetOldEntries,
  readEntries,
  storeEntries,
  type StoredEntry,
} from './entries-repository.ts'
import { entryWords, type EntryWords } from './entry-words.ts'
import { calendarTitle } from './calendar-title.query.ts'
import { feedDates } from './feed-dates.query.ts'
import type { FoundFeed } from './find-feed.ts'
import { renderCalendar, type CalendarEvent } from './render-calendar.ts'
import { shownContracts } from './shown-contracts.query.ts'

type Deps = Pick<Platform, 'clock' | 'settings'>

/**
 * The calendar as its person may read it today. What changed since the last fetch takes the next sequence, and is
 * stored before it is told; two fetches at once wait for each other.
 *
 * @throws Refused NOT_FOUND when its address was replaced meanwhile, or its person is not active
 */
export async function publishCalendar(
  deps: Deps,
  db: CompanyDatabase,
  found: FoundFeed,
): Promise<string> {
  const feed = await lockFeed(db, found)
  const reader = feed && (await readerOfPerson(db, feed.personId, deps.clock.now()))
  if (!feed || !reader) throw new Refused('NOT_FOUND', 'NOT_FOUND')
  const { events, leftOut } = await currentEvents(deps, db, reader, feed)
  await db
    .update('calendar_feed')
    .set({ last_fetched_at: deps.clock.now() })
    .where('calendar_feed.id', '=', feed.id)
    .execute()
  return renderCalendar(feed.id, await titleOf(db, reader, feed, leftOut), events)
}

interface LockedFeed {
  id: string
  personId: string
  scope: 'owned' | 'visible' | 'folder'
  folderId: string | null
}

async function lockFeed(
  db: CompanyDatabase,
  { feedId, tokenHash }: FoundFeed,
): Promise<LockedFeed | null> {
  const row = await db
    .select('calendar_feed')
    .where('calendar_feed.id', '=', feedId)
    .where('calendar_feed.token_hash', '=', tokenHash)
    .select(['calendar_feed.id', 'calendar_feed.person_id', 'calendar_feed.scope'])
    .select('calendar_feed.folder_id')
    .forUpdate()
    .executeTakeFirst()
  return row
    ? { id: row.id, personId: row.person_id, scope: row.scope, folderId: row.folder_id }
    : null
}

async function currentEvents(
  deps: Deps,
  db: CompanyDatabase,
  reader: Reader & { locale: Locale },
  feed: LockedFeed,
): Promise<{ events: CalendarEvent[]; leftOut: boolean }> {
  const today = await companyToday(deps, db)
  await forgetOldEntries(db, feed.id, today)
  const published = await readEntries(db, feed.id)
  const { entries, from, until, isCut } = await feedDates(db, reader, feed, today)
  const ids = new Set([...published, ...entries].map(({ contractId }) => contractId))
  const contracts = await shownContracts(db, reader, [...ids], today)
  const reconciled = reconcileEntries({
    published,
    dates: entries,
    sees: (contractId) => contracts.has(contractId),
    today: today.toString(),
    from,
    until,
  })
  const { shown, leftOut } = nearestEntries(reconciled, today)
  const t = createTranslator(reader.locale)
  const former = new Map(published.map((entry) => [entryKey(entry), entry]))
  const versions = shown.map((entry) => {
    const words = entryWords(t, entry, contracts.get(entry.contractId), deps.settings.publicUrl)
    return nextVersion(entry, words, former.get(entryKey(entry)), deps.clock.now())
  })
  await storeEntries(
    db,
    feed.id,
    versions.flatMap(({ isNew, stored }) => (isNew ? [stored] : [])),
  )
  return {
    events: versions.map(({ words, stored }) => ({
      ...stored,
      words,
      isCancelled: stored.cancelledAt !== null,
    })),
    leftOut: isCut || leftOut > 0,
  }
}

interface Version {
  words: EntryWords
  stored: Omit<StoredEntry, 'isCancelled'>
  isNew: boolean
}

/** The former version when it says the same, else the next one. */
function nextVersion(
  { contractId, date, state }: ReconciledEntry,
  words: EntryWords,
  former: StoredEntry | undefined,
  now: Date,
): Version {
  const digest = createHash('sha256')
    .update(JSON.stringify([date.day, state !== 'current', words]))
    .digest()
  if (former?.digest.equals(digest)) return { words, stored: former, isNew: false }
  const stored = {
    contractId,
    date,
    sequence: former ? former.sequence + 1 : 0,
    digest,
    publishedAt: now,
    cancelledAt: state === 'current' ? null : (former?.cancelledAt ?? now),
  }
  return { words, stored, isNew: true }
}

async function titleOf(
  db: CompanyDatabase,
  reader: Reader & { locale: Locale },
  feed: LockedFeed,
  leftOut: boolean,
) {
  const t = createTranslator(reader.locale)
  const about = t('calendar-feed.calendar.description')
  return {
    name: await calendarTitle(db, reader, feed),
    description: leftOut
      ? `${about} ${t('calendar-feed.calendar.leftOut', { count: MOST_ENTRIES })}`
      : about,
    locale: reader.locale,
  }
}
