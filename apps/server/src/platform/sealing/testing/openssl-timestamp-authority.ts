import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const hasOpenssl = spawnSync('openssl', ['version']).error === undefined

/** An independent timestamp authority, offline: OpenSSL with its own root. */
export interface OpensslTimestampAuthority {
  root: Uint8Array
  /** What the authority answers over HTTP. */
  answer(query: Uint8Array): Promise<Uint8Array>
  remove(): void
}

export function createOpensslTimestampAuthority(
  purpose = 'critical,timeStamping',
): OpensslTimestampAuthority {
  const directory = mkdtempSync(join(tmpdir(), 'tacite-tsa-'))
  const openssl = (line: string) =>
    execFileSync('openssl', line.split(' '), { cwd: directory, stdio: ['ignore', 'pipe', 'pipe'] })
  writeFileSync(join(directory, 'tsa.cnf'), configuration(purpose))
  writeFileSync(join(directory, 'serial'), '01\n')
  openssl(
    'req -x509 -newkey rsa:2048 -nodes -keyout ca.key -out ca.pem -days 30 -subj /CN=Time-root -config tsa.cnf -extensions authority',
  )
  openssl(
    'req -newkey rsa:2048 -nodes -keyout tsa.key -out tsa.csr -subj /CN=Time-authority -config tsa.cnf',
  )
  openssl(
    'x509 -req -in tsa.csr -CA ca.pem -CAkey ca.key -CAcreateserial -out tsa.pem -days 20 -extfile tsa.cnf -extensions stamping',
  )
  openssl('x509 -in ca.pem -outform der -out ca.der')
  return {
    root: readFileSync(join(directory, 'ca.der')),
    answer: async (query) => {
      writeFileSync(join(directory, 'query.tsq'), query)
      openssl('ts -reply -config tsa.cnf -queryfile query.tsq -out answer.tsr')
      return readFileSync(join(directory, 'answer.tsr'))
    },
    remove: () => rmSync(directory, { recursive: true }),
  }
}

function configuration(purpose: string): string {
  return `
[req]
distinguished_name = name
[name]
[authority]
basicConstraints = critical,CA:true
keyUsage = critical,keyCertSign,cRLSign
subjectKeyIdentifier = hash
[stamping]
basicConstraints = CA:false
keyUsage = critical,digitalSignature
extendedKeyUsage = ${purpose}
[tsa]
default_tsa = local
[local]
serial = ./serial
signer_cert = ./tsa.pem
certs = ./ca.pem
signer_key = ./tsa.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
ess_cert_id_alg = sha256
`
}
