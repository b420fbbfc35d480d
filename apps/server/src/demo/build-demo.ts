import { todayIn } from '@tacite/domain/calendar/today.ts'
import { sql } from 'kysely'
import { openCompanySeal } from '../features/signing/signing/public.ts'
import type { Platform } from '../platform/platform.ts'
import { recordMonthEnds } from '../features/lifecycle/deadlines/public.ts'
import type { DemoClock } from './demo-clock.ts'
import { createDemoCompany, type DemoCompany } from './demo-company.ts'
import { DEMO_LOGINS, DEMO_PASSWORD, demoAddress } from './demo-people.ts'
import { beginSeeding, endSeeding } from './incomplete-seed.ts'
import { beginMonthEnds } from './demo-month-ends.ts'
import { demoStory } from './demo-story.ts'
import { amendDemo } from './amend-demo.ts'
import { decideDemo } from './decide-demo.ts'
import { exitDemo } from './exit-demo.ts'
import { importDemo } from './import-demo.ts'
import { keepDemo } from './keep-demo.ts'
import { playbookDemo } from './playbook-demo.ts'
import { shareDemo } from './share-demo.ts'
import { seedContract } from './seed-contract.ts'

/** Notifications older than this count as read long ago. */
const RECENT_DAYS = 14

/**
 * Seeding mostly waits for the disk, so several contracts run concurrently; fewer than the connections that one company may
 * hold, or a slow machine refuses some as busy.
 */
const CONCURRENT_CONTRACTS = 4

interface Seeding {
  clock: DemoClock
  /** A second product instance, on connections tuned for seeding. */
  openSeeder(): Promise<{ platform: Platform; close(): Promise<void> }>
  say(text: string): void
}

/**
 * Fills an empty installation with a lifelike company, once: its contracts over ten years are made by the use cases
 * with the clock set to each of their days, and sealed by an authority valid from 2015.
 */
export async function buildDemo(
  platform: Platform,
  { clock, openSeeder, say }: Seeding,
): Promise<void> {
  if ((await platform.companyIds()).length === 0) {
    const { dataDirectory } = platform.settings
    await beginSeeding(dataDirectory)
    const seeder = await openSeeder()
    try {
      const company = await seedCompany(seeder.platform, clock, say)
      await recordMonthEnds(seeder.platform, company.companyId)
      await keepDemo(seeder.platform, company)
      await playbookDemo(seeder.platform, company)
      await shareDemo(seeder.platform, company, todayIn('Europe/Paris', clock.now()))
      await forgetOldNews(platform, company.companyId, clock.now())
      await endSeeding(dataDirectory)
    } finally {
      await seeder.close()
    }
  }
  say(
    `Demo logins, password ${DEMO_PASSWORD}\n${DEMO_LOGINS.map((key) => `  ${demoAddress(key)}\n`).join('')}`,
  )
}

async function seedCompany(
  platform: Platform,
  clock: DemoClock,
  say: (text: string) => void,
): Promise<DemoCompany> {
  const today = todayIn('Europe/Paris', clock.now())
  const company = await clock.onOwnDay(async () => {
    clock.setDay('2015-01-05T08:00:00Z')
    const made = await createDemoCompany(platform)
    await openCompanySeal(platform, made.companyId)
    await beginMonthEnds(platform, made.companyId, today)
    return made
  })
  const story = demoStory(today)
  const waiting = story.values()
  let seeded = 0
  await Promise.all(
    Array.from({ length: CONCURRENT_CONTRACTS }, async () => {
      for (const contract of waiting) {
        await clock.onOwnDay(() => seedContract(platform, clock, company, contract, today))
        seeded += 1
        if (seeded % 25 === 0) say(`Demo: ${seeded} of ${story.length} contracts\n`)
      }
    }),
  )
  await clock.onOwnDay(() => importDemo(platform, clock, company, today))
  await clock.onOwnDay(() => amendDemo(platform, clock, company, today))
  await clock.onOwnDay(() => decideDemo(platform, clock, company, today))
  await clock.onOwnDay(() => exitDemo(platform, clock, company, today))
  return company
}

/**
 * Nobody has ten years of unread notifications. The last transaction of the seeding, and an ordinary one: its commit
 * flushes everything before it to disk.
 */
async function forgetOldNews(platform: Platform, companyId: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RECENT_DAYS * 86_400_000)
  await platform.inCompany(companyId, async (db) => {
    await db
      .update('notification')
      .set({ read_at: sql`created_at` })
      .where('notification.created_at', '<', before)
      .execute()
    await db.delete('mail').where('mail.created_at', '<', before).execute()
  })
}
