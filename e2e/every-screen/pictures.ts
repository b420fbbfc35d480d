import type { Page } from '@playwright/test'
import { join } from 'node:path'

/** With `E2E_PICTURES` each state is also saved as a picture in that directory. */
const directory = process.env['E2E_PICTURES']

export async function savePicture(
  page: Page,
  names: readonly string[],
  { locale, width }: { locale: string; width: number },
): Promise<void> {
  if (!directory) return
  const file = `${locale}-${width}-${names.join('-')}.png`.replaceAll(/[ ,]+/g, '_')
  await page.screenshot({ path: join(directory, file), fullPage: names.length === 2 })
}
