import { execFileSync } from 'node:child_process'
import { createPrivateKey } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SealKey } from '../authority.ts'

/** An authority as others run it: it publishes which of its certificates are revoked. */
export interface OpensslSealAuthority {
  root: Uint8Array
  sealKey: SealKey
  revoke(): void
  /** A revocation list in DER. */
  list(): Uint8Array
  /** The answer of its responder about the seal, in DER. */
  answer(): Uint8Array
  remove(): void
}

export async function createOpensslSealAuthority(): Promise<OpensslSealAuthority> {
  const directory = mkdtempSync(join(tmpdir(), 'tacite-authority-'))
  const openssl = (line: string) =>
    execFileSync('openssl', line.split(' '), { cwd: directory, stdio: ['ignore', 'pipe', 'pipe'] })
  const der = (name: string) => readFileSync(join(directory, name))
  writeFileSync(join(directory, 'ca.cnf'), CONFIGURATION)
  writeFileSync(join(directory, 'index.txt'), '')
  writeFileSync(join(directory, 'serial'), '1001\n')
  writeFileSync(join(directory, 'crlnumber'), '01\n')
  openssl(
    'req -x509 -newkey rsa:2048 -nodes -keyout ca.key -out ca.pem -days 30 -subj /CN=Root -config ca.cnf -extensions authority',
  )
  openssl(
    'req -newkey rsa:2048 -nodes -keyout seal.key -out seal.csr -subj /CN=Seal -config ca.cnf',
  )
  openssl('ca -batch -config ca.cnf -in seal.csr -out seal.pem -extensions seal -notext -days 20')
  openssl('x509 -in ca.pem -outform der -out ca.der')
  openssl('x509 -in seal.pem -outform der -out seal.der')
  return {
    root: der('ca.der'),
    sealKey: {
      privateKey: await importKey(der('seal.key')),
      chain: [der('seal.der'), der('ca.der')],
    },
    revoke: () => void openssl('ca -config ca.cnf -revoke seal.pem'),
    list: () => {
      openssl('ca -config ca.cnf -gencrl -crldays 10 -out list.pem')
      openssl('crl -in list.pem -outform der -out list.der')
      return der('list.der')
    },
    answer: () => {
      openssl(
        'ocsp -index index.txt -CA ca.pem -rsigner ca.pem -rkey ca.key -issuer ca.pem -cert seal.pem -ndays 10 -noverify -respout answer.der',
      )
      return der('answer.der')
    },
    remove: () => rmSync(directory, { recursive: true }),
  }
}

async function importKey(pem: Buffer): Promise<CryptoKey> {
  const pkcs8 = createPrivateKey(pem).export({ type: 'pkcs8', format: 'der' })
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  return crypto.subtle.importKey('pkcs8', new Uint8Array(pkcs8), algorithm, false, ['sign'])
}

const CONFIGURATION = `
[ca]
default_ca = own
[own]
database = index.txt
serial = serial
crlnumber = crlnumber
new_certs_dir = .
certificate = ca.pem
private_key = ca.key
default_md = sha256
policy = any
[any]
commonName = supplied
[req]
distinguished_name = name
[name]
[authority]
basicConstraints = critical,CA:true
keyUsage = critical,keyCertSign,cRLSign
subjectKeyIdentifier = hash
[seal]
basicConstraints = critical,CA:false
keyUsage = critical,digitalSignature
extendedKeyUsage = emailProtection
`
