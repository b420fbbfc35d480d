import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askCalendar, newFeed } from '../../../testing/calendars.ts'
import { signUpCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { signOnPaper, YEARLY_TERMS } from '../../../testing/standing-terms.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

const PYTHON = '/usr/bin/python3'
const hasVobject = spawnSync(PYTHON, ['-c', 'import vobject']).status === 0

/** Prints what each event says, once the whole calendar is valid (RFC 5545: components, properties, how often each). */
const JUDGE = `
import sys, vobject
for calendar in vobject.readComponents(sys.stdin.buffer.read().decode("utf-8")):
    calendar.validate(raiseException=True)
    for event in calendar.vevent_list:
        print(event.uid.value, event.dtstart.value, event.status.value, event.summary.value, sep="|")
`

function judged(calendar: Buffer): { status: number | null; said: string; lines: string[] } {
  const { status, stdout, stderr } = spawnSync(PYTHON, ['-c', JUDGE], {
    input: calendar,
    encoding: 'utf8',
    env: { PYTHONIOENCODING: 'utf-8' },
  })
  return { status, said: stderr, lines: stdout.trim().split('\n') }
}

let product: TestProduct

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

describe.skipIf(!hasVobject)('a calendar that vobject judges', () => {
  test('is valid, with the same events, also once some are cancelled', async () => {
    product.clock.set('2026-05-04T09:00:00Z')
    const company = await signUpCompany(product)
    const title =
      'Maintenance ; ascenseurs, tour « Égée » \\ 2ᵉ lot, avec un titre assez long pour être plié'
    const { _id } = await createContract(company.administrator, { title })
    await company.administrator.call('PUT', `/contracts3/${_id}/lifecycle`, YEARLY_TERMS)
    await signOnPaper(product, company, _id)
    const { path } = await newFeed(company.administrator)
    const feed = async () => judged((await askCalendar(product, path)).bytes)
    const inForce = await feed()
    expect([inForce.status, inForce.said]).toEqual([0, ''])
    expect(inForce.lines.length).toBeGreaterThan(1)
    expect(inForce.lines[1]).toMatch(/\|2026-09-30\|CONFIRMED\|/)
    for (const line of inForce.lines) expect(line).toContain(title)
    const given = { kind: 'nonRenewal', sentOn: '2026-05-01', receivedOn: '2026-05-03' }
    await company.administrator.call('POST', `/contracts3/${_id}/notices`, given)
    const cancelled = await feed()
    expect([cancelled.status, cancelled.said]).toEqual([0, ''])
    expect(cancelled.lines.map((line) => line.split('|')[2])).toContain('CANCELLED')
  })

  test('is refused when a required property is missing', async () => {
    const calendar =
      'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:1\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n'
    expect(judged(Buffer.from(calendar)).said).toContain('DTSTAMP')
  })
})
