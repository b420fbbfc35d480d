import { todayIn } from '@tacite/domain/calendar/today.ts'
import { sql } from 'kysely'
import type { Platform } from '../platform/platform.ts'
import type { DemoClock } from './demo-clock.ts'
import { createDemoCompany } from './demo-company.ts'
import { DEMO_LOGINS, DEMO_PASSWORD, demoAddress } from './demo-people.ts'
import { demoStory } from './demo-story.ts'
import { tellContract } from './tell-contract.ts'

/** News older than this was read long ago. */
const RECENT_DAYS = 14

/**
 * Fills an empty installation with a lifelike company, once: its contracts of ten years are made by the use cases,
 * under a clock that stands on each of their days, and sealed by an authority that is valid from 2015.
 */
export async function buildDemo(
  platform: Platform,
  clock: DemoClock,
  say: (text: string) => void,
): Promise<void> {
  if ((await platform.companyIds()).length === 0) {
    const now = new Date()
    const today = todayIn('Europe/Paris', now)
    clock.standAt('2015-01-05T08:00:00Z')
    const company = await createDemoCompany(platform)
    const story = demoStory(today)
    for (const [index, contract] of story.entries()) {
      await tellContract(platform, clock, company, contract, today)
      if (index % 20 === 19) say(`Demo: ${index + 1} of ${story.length} contracts\n`)
    }
    clock.run()
    await forgetOldNews(
      platform,
      company.companyId,
      new Date(now.getTime() - RECENT_DAYS * 86_400_000),
    )
  }
  clock.run()
  say(
    `Demo logins, password ${DEMO_PASSWORD}\n${DEMO_LOGINS.map((key) => `  ${demoAddress(key)}\n`).join('')}`,
  )
}

/** Nobody has ten years of unread notifications. */
async function forgetOldNews(platform: Platform, companyId: string, before: Date): Promise<void> {
  await platform.inCompany(companyId, async (db) => {
    await db
      .update('notification')
      .set({ read_at: sql`created_at` })
      .where('notification.created_at', '<', before)
      .execute()
    await db.delete('mail').where('mail.created_at', '<', before).execute()
  })
}
