import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { systemClock } from './clock.ts'
import { createTestDirectory } from './database/testing/create-test-directory.ts'
import { outgoingHttp } from './egress/outgoing-http.ts'
import { openTimestamps } from './sealing/installation-timestamps.ts'
import { SettingsError } from './settings-error.ts'
import { readSettings } from './settings.ts'

const TIMESTAMP_CERTIFICATE = 'root.pem'

test('there is no timestamp authority by default', () => {
  expect(readSettings({}).timestamps).toBeNull()
})

test('the user in the address is kept apart from it', () => {
  const TIMESTAMP_URL = 'https://acme:p%40ss@tsa.example/tsr'
  const { timestamps } = readSettings({ TIMESTAMP_URL, TIMESTAMP_CERTIFICATE })
  expect(timestamps).toMatchObject({
    url: 'https://tsa.example/tsr',
    user: { name: 'acme', password: 'p@ss' },
  })
})

test('a password that would be sent unencrypted prevents the start, and is not repeated', () => {
  const opening = (TIMESTAMP_URL: string) => () =>
    readSettings({ TIMESTAMP_URL, TIMESTAMP_CERTIFICATE })
  for (const user of ['acme:s3cret', 'acme', ':s3cret']) {
    expect(opening(`http://${user}@tsa.example/tsr`)).toThrow(/sent unencrypted\. Use https/)
    expect(opening(`http://${user}@tsa.example/tsr`)).not.toThrow(/s3cret/)
    expect(opening(`http://${user}@localhost/tsr`)).not.toThrow()
  }
})

test.each<[Record<string, string>, RegExp]>([
  [{ TIMESTAMP_URL: 'https://tsa.example' }, /TIMESTAMP_URL needs TIMESTAMP_CERTIFICATE/],
  [{ TIMESTAMP_CERTIFICATE }, /TIMESTAMP_CERTIFICATE needs TIMESTAMP_URL/],
  [{ TIMESTAMP_URL: 'tsa.example', TIMESTAMP_CERTIFICATE }, /starts with https/],
  [{ TIMESTAMP_URL: 'ftp://tsa.example', TIMESTAMP_CERTIFICATE }, /starts with https/],
  [
    { TIMESTAMP_URL: 'https://tsa.example', TIMESTAMP_CERTIFICATE, TACITE_DEMO: '1' },
    /the demo invents its dates/,
  ],
])('half a setting prevents the start: %j', (env, message) => {
  expect(() => readSettings(env)).toThrow(message)
})

test('a file that is no certificate prevents the start', async () => {
  const directory = await createTestDirectory('certificate')
  const path = join(directory, 'root.pem')
  const opening = (certificateFile: string) =>
    openTimestamps(
      { url: 'https://tsa.example/', user: null, certificateFile },
      { outgoing: outgoingHttp({ networks: '' }), clock: systemClock },
    )
  await writeFile(path, 'not a certificate')
  await expect(opening(path)).rejects.toThrow(SettingsError)
  await expect(opening(path)).rejects.toThrow('root.pem is not a certificate')
  await expect(opening(join(directory, 'none.pem'))).rejects.toThrow('cannot be read')
})
