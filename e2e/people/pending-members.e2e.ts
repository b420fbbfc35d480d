import { expect, type Page } from '@playwright/test'
import { test, type Company } from '../support/company.ts'
import { writtenContract } from '../support/contracts.ts'
import { must, type Person } from '../support/person.ts'
import { auditBothWidths } from '../support/screens.ts'

const TITLE = 'Bail du siège'

/** A group that opens a contract. */
async function board(owner: Person): Promise<string> {
  const { call } = owner
  const contractId = await writtenContract(owner, TITLE)
  const group = must(await call('POST', '/groups', { name: 'Direction' }), 201, 'a group')
  const share = { groupIds: [group._id], level: 'editor' }
  must(await call('POST', `/contracts3/${contractId}/shares`, share), 201, 'a share')
  return group._id
}

/** Administers people and groups, and sees no contract. */
async function staffOf(company: Company): Promise<Person> {
  const { call } = company.administrator
  const permissions = ['contracts3:list', 'vendor:users', 'modules:group', 'modules:iams:initials']
  const role = must(await call('POST', '/roles', { name: 'Personnel', permissions }), 201, 'a role')
  const staff = await company.join('reader', 'Hélène Aubert')
  await company.query('update person set role_id = $2 where id = $1', [staff.id, role._id])
  return staff
}

const pendingOn = (page: Page) => page.getByRole('region', { name: 'En attente de confirmation' })

test('a member added beyond one’s own rights waits until an administrator confirms', async ({
  browser,
  company,
}) => {
  const { administrator } = company
  const groupId = await board(administrator)
  const staff = await staffOf(company)
  const reader = await company.join('reader', 'Léo Simon')

  const theirs = await staff.open(browser)
  const own = await theirs.newPage()
  await own.goto(`/home/administration/groupManagement/groupe/${groupId}`)
  await own.getByRole('combobox', { name: 'Ajouter des personnes' }).fill('Léo')
  await own.getByRole('option', { name: 'Léo Simon' }).click()
  await own.keyboard.press('Escape')
  await own.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect(own.getByText('attendent la confirmation d’un administrateur')).toBeVisible()
  await expect(pendingOn(own).getByRole('listitem')).toContainText([
    /Léo Simon.*Demandé par Hélène Aubert/,
  ])
  const confirming = own.getByRole('button', { name: 'Confirmer Léo Simon' })
  await expect(confirming).toHaveAttribute('aria-disabled', 'true')
  await expect(confirming).toHaveAccessibleDescription(/administrateur/)
  await auditBothWidths(own, 'group-pending')
  expect(await listed(reader)).toEqual([])

  const context = await administrator.open(browser)
  const page = await context.newPage()
  await page.goto('/home/dashboard')
  await page.getByRole('button', { name: 'Notifications, 1 non lue' }).click()
  await page.getByRole('link', { name: /Hélène Aubert a ajouté des personnes au groupe/ }).click()
  await expect(page).toHaveURL(new RegExp(groupId))
  await pendingOn(page).getByRole('button', { name: 'Confirmer Léo Simon' }).click()
  await expect(page.getByText('Léo Simon est membre du groupe.')).toBeVisible()
  await expect(pendingOn(page)).toHaveCount(0)
  // Whoever asked sees it on the page that is open.
  await expect(pendingOn(own)).toHaveCount(0)
  expect(await listed(reader)).toEqual([TITLE])
  await theirs.close()
  await context.close()
})

async function listed({ call }: Person): Promise<string[]> {
  const list = await call('GET', '/contracts3?$top=10&$skip=0')
  return must(list, 200, 'the list').value.map(({ title }: { title: string }) => title)
}
