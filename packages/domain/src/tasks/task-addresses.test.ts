import { expect, test } from 'vitest'
import { isTaskAddress } from './task-addresses.ts'

const contract = '019ab3c4-1111-7222-8333-444455556666'
const step = '019ab3c4-aaaa-7bbb-8ccc-ddddeeeeffff'

test.each([
  ['PUT', `/contracts3/${contract}/validation/${step}/decision`],
  ['POST', `/tasks/${contract}/finished`],
  ['POST', `/tasks/${contract}/unfinished`],
])('a task may %s %s', (method, url) => {
  expect(isTaskAddress(method, url)).toBe(true)
})

test.each([
  ['another method', 'DELETE', `/contracts3/${contract}/validation/${step}/decision`],
  ['another call of the API', 'DELETE', `/contracts3/${contract}`],
  ['the end of the session', 'POST', '/auth/signout'],
  ['another site', 'POST', `https://evil.test/tasks/${contract}/finished`],
  ['an address without a scheme', 'POST', `//evil.test/tasks/${contract}/finished`],
  ['a way up', 'POST', `/tasks/../auth/signout/tasks/${contract}/finished`],
  ['a query behind it', 'POST', `/tasks/${contract}/finished?x=1`],
  ['a fragment behind it', 'POST', `/tasks/${contract}/finished#x`],
  ['a second line', 'POST', `/tasks/${contract}/finished\n/auth/signout`],
  ['an id that is none', 'POST', '/tasks/all/finished'],
])('refuses %s', (_, method, url) => {
  expect(isTaskAddress(method, url)).toBe(false)
})
