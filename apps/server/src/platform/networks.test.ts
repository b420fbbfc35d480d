import { expect, test } from 'vitest'
import { plainAddress, readNetworks } from './networks.ts'
import { readSettings } from './settings.ts'

test('a list contains its addresses and networks, in every spelling', () => {
  const isListed = readNetworks('loopback, 10.0.0.0/8,fd00::/8')
  const addresses = ['127.8.9.1', '::1', '10.1.2.3', '::ffff:10.1.2.3', '::ffff:a01:203', 'fd12::1']
  expect(addresses.map((address) => isListed?.(address))).toEqual(addresses.map(() => true))
  expect(['11.0.0.1', 'fe80::1', 'localhost', ''].map((text) => isListed?.(text))).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test.each(['10.0.0.0/33', '10.0.0/8', 'intranet', '10.0.0.1/8/8', '::1/129'])(
  'an operator who writes « %s » is told what to write',
  (text) => {
    expect(readNetworks(text)).toBeNull()
    expect(() => readSettings({ OUTGOING_NETWORKS: text })).toThrow(/^OUTGOING_NETWORKS=.*10\.0\.3/)
    expect(() => readSettings({ TRUSTED_PROXIES: text })).toThrow(/^TRUSTED_PROXIES=/)
  },
)

test.each([
  ['::ffff:7f00:1', '127.0.0.1'],
  ['::ffff:192.168.1.9', '192.168.1.9'],
  ['fe80::1%eth0', 'fe80::1'],
  ['2606:2800::1', '2606:2800::1'],
  ['93.184.215.14', '93.184.215.14'],
])('%s is plainly %s', (written, plain) => {
  expect(plainAddress(written)).toBe(plain)
})
