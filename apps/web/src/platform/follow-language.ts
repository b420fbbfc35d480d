import type { Locale } from '@tacite/domain/locale.ts'
import type { QueryClient } from '@tanstack/react-query'
import { currentLocale, rememberedLocale, showLocale, watchRememberedLocale } from './locale.ts'
import { meQuery } from './me.ts'
import { refetchServerTexts } from './query-client.ts'

/** Makes this page follow the language chosen in another tab of the same browser. Call it once. */
export function followLanguage(queryClient: QueryClient): void {
  let following = Promise.resolve()
  // In order: a second choice is read after the first one has been followed.
  watchRememberedLocale(() => {
    following = following.then(() => follow(queryClient))
  })
}

async function follow(queryClient: QueryClient): Promise<void> {
  const chosen = await chosenLocale(queryClient)
  if (chosen === undefined || chosen === currentLocale()) return
  try {
    await showLocale(chosen)
  } catch {
    // If its texts cannot be fetched, the page keeps its language.
    return
  }
  await refetchServerTexts(queryClient)
}

/**
 * The language of a signed-in person is the one stored by the server: a public page in another tab only changes that
 * of the browser.
 */
async function chosenLocale(queryClient: QueryClient): Promise<Locale | undefined> {
  const { queryKey } = meQuery
  if (queryClient.getQueryData(queryKey) === undefined) return rememberedLocale()
  await queryClient.refetchQueries({ queryKey })
  return queryClient.getQueryData(queryKey)?.i18n
}
