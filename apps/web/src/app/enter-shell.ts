import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { ApiError } from '../platform/api-error.ts'
import { changeLocale, currentLocale } from '../platform/locale.ts'
import { holds, meQuery, type Me } from '../platform/me.ts'
import { setWriter } from '../platform/unsaved-text.ts'
import { firstOpenEntry } from './menu-entries.ts'
import { paths } from '../platform/paths.ts'

/**
 * Loads the person before anything of the shell is shown: anonymous visitors go to the sign-in page, any other
 * failure to the error page (specification 4), and the interface takes the person's language.
 */
export async function enterShell(
  queryClient: QueryClient,
  location: { href: string; pathname: string },
): Promise<void> {
  const me = await loadMe(queryClient, location.href)
  setWriter(me._id)
  if (me.i18n !== currentLocale()) await changeLocale(me.i18n)
  if (location.pathname === paths.dashboard() && !holds(me, 'modules:iams:initials')) {
    throw redirect({ href: firstOpenEntry(me) })
  }
}

async function loadMe(queryClient: QueryClient, href: string): Promise<Me> {
  try {
    return await queryClient.ensureQueryData(meQuery)
  } catch (error) {
    const isSignedOut = error instanceof ApiError && error.status === 401
    throw isSignedOut
      ? redirect({ href: paths.signIn(href), reloadDocument: true })
      : redirect({ href: paths.failure() })
  }
}
