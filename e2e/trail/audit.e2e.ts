import { expect } from '@playwright/test'
import { X509Certificate } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { judgeFiles } from '../../apps/server/src/tacite/verify/judge-files.ts'
import { test } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { must } from '../support/person.ts'
import { auditBothWidths } from '../support/screens.ts'

test('the audit is filtered, opened, exported, and its chain verified', async ({
  browser,
  company,
}) => {
  await writtenContract(company.administrator, 'Bail des Tilleuls')
  const made = await company.administrator.call('POST', '/administration/workflows', {
    name: 'Baux',
  })
  must(made, 201, 'a workflow')
  const context = await company.administrator.open(browser, { acceptDownloads: true })
  const page = await context.newPage()

  await page.goto('/home/administration/audit')
  const rows = page.getByRole('row')
  await expect(rows.filter({ hasText: 'Anne Martin a créé le workflow' })).toHaveCount(1)
  await auditBothWidths(page, 'audit')

  await page.getByRole('combobox', { name: 'Action' }).fill('workflow')
  await page.getByRole('option', { name: /A créé le workflow/ }).click()
  await expect(page).toHaveURL(/action=workflow\.created/)
  await expect(rows).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Personne' }).fill('anne')
  await page.getByRole('option', { name: 'Anne Martin' }).click()
  await expect(page).toHaveURL(/person=/)
  await expect(rows).toHaveCount(2)
  await page.reload()
  await expect(rows).toHaveCount(2)

  await page.getByRole('link', { name: /a créé le workflow/ }).click()
  const panel = page.getByRole('complementary').last()
  await expect(panel).toContainText('Baux')
  await auditBothWidths(page, 'audit-event')
  await panel.getByRole('link', { name: 'Workflow', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Baux', level: 1 })).toBeVisible()
  await page.goBack()

  await page.goto('/home/administration/audit')
  await page.getByRole('searchbox').fill('créé baux')
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'a créé le workflow' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Exporter' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Fichier CSV' }).click(),
  ])
  const text = await readFile(await file.path(), 'utf8')
  expect(text.trim().split('\r\n')).toHaveLength(2)
  expect(text).toContain('Anne Martin a créé le workflow')

  await page.getByRole('button', { name: 'Vérifier l’intégrité' }).click()
  await expect(page.getByText(/aucun changement/)).toBeVisible()
  await auditBothWidths(page, 'audit-checked')
  await context.close()
})

test('the chain and the certificate are downloaded, and verified without the server', async ({
  browser,
  company,
}) => {
  await writtenContract(company.administrator, 'Bail des Érables')
  const context = await company.administrator.open(browser, { acceptDownloads: true })
  const page = await context.newPage()
  await page.goto('/home/administration/audit')
  const directory = await mkdtemp(join(tmpdir(), 'tacite-audit-'))
  const save = async (entry: string) => {
    await page.getByRole('button', { name: 'Exporter' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: entry }).click(),
    ])
    const path = join(directory, file.suggestedFilename())
    await file.saveAs(path)
    return path
  }
  const chain = await save('Chaîne complète')
  const certificate = new X509Certificate(
    await readFile(await save('Certificat de l’installation')),
  )
  const trust = { roots: [certificate.raw], timestampRoots: [], now: new Date() }
  const [verdict] = await judgeFiles([chain], trust)
  // No checkpoint was made yet: intact, and attested by nothing outside.
  expect([verdict!.outcome, ...verdict!.findings.map(({ code }) => code)]).toEqual([
    'undecided',
    'NOT_ATTESTED',
  ])
  const text = await readFile(chain, 'utf8')
  await writeFile(chain, text.replace('"at":"2', '"at":"1'))
  const [changed] = await judgeFiles([chain], trust)
  expect(changed!.outcome).toBe('invalid')
  await rm(directory, { recursive: true })
  await context.close()
})
