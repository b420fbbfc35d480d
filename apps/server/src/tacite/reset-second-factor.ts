import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { resetSecondFactor } from '../features/people/accounts/public.ts'
import { systemClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { createLog } from '../platform/log.ts'
import { openPlatform } from '../open-platform.ts'
import type { Operator } from './operator.ts'

/**
 * `reset-second-factor EMAIL`: for an administrator who has lost their phone and their recovery codes, when nobody else
 * can remove it for them. Whether Tacite is running or not.
 */
export async function resetSecondFactorOf(
  [email, ...rest]: string[],
  { settings, say }: Operator,
): Promise<void> {
  if (!email || rest.length > 0)
    throw new Error(
      'Say whose second factor to remove: npm run tacite -- reset-second-factor admin@example.com',
    )
  await access(join(settings.dataDirectory, 'master-key.json')).catch(() => {
    throw new Error(
      `There is no installation in ${settings.dataDirectory}: set TACITE_DATA to its data directory.`,
    )
  })
  const database = await openDatabase(settings, say)
  try {
    const { platform, pools, preAuth, outside } = await openPlatform(
      settings,
      database.connection,
      { clock: systemClock, log: createLog() },
    )
    try {
      say(
        (await resetSecondFactor({ ...platform, preAuth }, email))
          ? `${email} now signs in with their password alone, and was notified by mail. If their company requires a second factor, they set up a new one when they next sign in.`
          : `${email} has no account with a second factor here.`,
      )
    } finally {
      outside.stop()
      await platform.jobs.stop()
      await platform.live.close()
      await Promise.all([pools.close(), preAuth.close()])
    }
  } finally {
    await database.stop()
  }
}
