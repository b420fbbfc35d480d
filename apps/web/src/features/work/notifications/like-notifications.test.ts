import { expect, test } from 'vitest'
import { groupLike } from './like-notifications.ts'

const news = (_id: string, type: string, contractId: string | null, createdAt: string) => ({
  _id,
  type,
  contractId,
  createdAt,
})
const grouped = (notifications: ReturnType<typeof news>[]) =>
  groupLike(notifications, (moment) => moment.slice(0, 10)).map(({ first, others }) =>
    [first, ...others].map(({ _id }) => _id).join(''),
  )

test('those of one type about one contract are one line, however many days lie between', () => {
  expect(
    grouped([
      news('a', 'reminder', 'bail', '2026-11-20T09:00:00Z'),
      news('b', 'shared', 'bail', '2026-11-19T09:00:00Z'),
      news('c', 'reminder', 'bail', '2026-11-02T09:00:00Z'),
    ]),
  ).toEqual(['ac', 'b'])
})

test('the others of one type and one day are one line', () => {
  expect(
    grouped([
      news('a', 'ended', 'bail', '2026-11-20T09:00:00Z'),
      news('b', 'ended', 'achat', '2026-11-20T08:00:00Z'),
      news('c', 'ended', 'vente', '2026-11-19T09:00:00Z'),
      news('d', 'mailStuck', null, '2026-11-19T09:00:00Z'),
    ]),
  ).toEqual(['ab', 'c', 'd'])
})

test('a contract with several of a type keeps them together, apart from those of the same day', () => {
  expect(
    grouped([
      news('a', 'ended', 'bail', '2026-11-20T09:00:00Z'),
      news('b', 'ended', 'achat', '2026-11-20T08:00:00Z'),
      news('c', 'ended', 'vente', '2026-11-20T07:00:00Z'),
      news('d', 'ended', 'bail', '2026-11-20T06:00:00Z'),
    ]),
  ).toEqual(['ad', 'bc'])
})
