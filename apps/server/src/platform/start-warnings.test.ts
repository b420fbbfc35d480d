import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { startWarnings } from './start-warnings.ts'

const warningsOf = (env: Record<string, string>) => startWarnings(readSettings(env))

test('nothing is said about an installation that only this machine can reach', () => {
  expect(warningsOf({})).toEqual([])
  expect(warningsOf({ HOST: '::1' })).toEqual([])
  expect(warningsOf({ PUBLIC_URL: 'https://contrats.exemple.fr' })).toEqual([])
})

test('a port open to other machines is said at startup, with what to do', () => {
  expect(warningsOf({ HOST: '0.0.0.0' })).toEqual([
    expect.stringMatching(/^HOST=0\.0\.0\.0: other machines .* PUBLIC_URL=https/),
  ])
  expect(warningsOf({ HOST: '192.0.2.7', PUBLIC_URL: 'https://contrats.exemple.fr' })).toEqual([
    expect.stringMatching(/^HOST=192\.0\.2\.7: other machines .* firewall/),
  ])
})

test('a timestamp authority that cannot be reached is said at startup', () => {
  const warned = (url: string, networks = '') =>
    warningsOf({ TIMESTAMP_URL: url, TIMESTAMP_CERTIFICATE: 'a.pem', OUTGOING_NETWORKS: networks })
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '192.168.1.7'])
    expect(warned(`http://${host}/tsr`)).toEqual([expect.stringContaining('OUTGOING_NETWORKS')])
  expect(warned('http://192.168.1.7/tsr', '192.168.0.0/16')).toEqual([])
  expect(warned('http://localhost/tsr', 'loopback')).toEqual([])
  expect(warned('https://tsa.example/tsr')).toEqual([])
})
