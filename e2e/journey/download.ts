import { expect, type Page } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunningProduct } from '../support/product.ts'
import { audit } from '../support/screens.ts'
import { OUTSIDER } from './setup.ts'

const OUTSIDE_JUDGE = 'pdfsig'

/** The sealed copy: by mail, from the page, complete, and recognised by the verifier. */
export async function downloadCopy(page: Page, product: RunningProduct): Promise<void> {
  await expect(page.getByText('Signé et scellé', { exact: true }).first()).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Télécharger la copie scellée' }).click()
  const copy = await readFile(await (await downloading).path())
  expect(await mailedCopy(product, OUTSIDER.email)).toEqual(copy)

  await page.getByRole('button', { name: 'Vérifier un fichier' }).click()
  await verify(page, copy, 'C’est la copie scellée de ce contrat, inchangée.')
  await audit(page, '27-verified')
  const changed = Buffer.from(copy)
  const middle = Math.floor(changed.length / 2)
  changed[middle] = changed[middle]! ^ 1
  await verify(page, changed, 'Ce fichier n’est pas une copie intacte.')
  await expectOutsideJudgeToAgree(copy)
}

async function verify(page: Page, buffer: Buffer, verdict: string): Promise<void> {
  await page
    .getByLabel('Déposez un PDF à vérifier')
    .setInputFiles({ name: 'copie.pdf', mimeType: 'application/pdf', buffer })
  await expect(page.getByText(verdict).first()).toBeVisible()
}

/** The file attached to the last mail. */
async function mailedCopy(product: RunningProduct, address: string): Promise<Buffer> {
  const mails = await product.mailsTo(address, 4)
  const base64 = /Content-Type: application\/pdf[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(
    mails.at(-1)!.source,
  )
  return Buffer.from(base64?.[1] ?? '', 'base64')
}

/** If there is one. */
async function expectOutsideJudgeToAgree(copy: Buffer): Promise<void> {
  if (!hasPdfsig()) return
  const directory = await mkdtemp(join(tmpdir(), 'tacite-copy-'))
  const file = join(directory, 'copie.pdf')
  await writeFile(file, copy)
  const said = execFileSync(OUTSIDE_JUDGE, ['-nocert', file], { encoding: 'utf8' })
  await rm(directory, { recursive: true })
  expect(said).toContain('Signature is Valid')
  expect(said).toContain('Total document signed')
}

function hasPdfsig(): boolean {
  try {
    execFileSync(OUTSIDE_JUDGE, ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
