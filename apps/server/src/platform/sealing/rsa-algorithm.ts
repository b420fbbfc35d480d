import { Null } from 'asn1js'
import { AlgorithmIdentifier } from 'pkijs'

/** RSA PKCS #1 v1.5 with SHA-256; its parameters are NULL (RFC 4055, 5). */
export function sha256WithRsa(): AlgorithmIdentifier {
  return new AlgorithmIdentifier({
    algorithmId: '1.2.840.113549.1.1.11',
    algorithmParams: new Null(),
  })
}

export function sha256(): AlgorithmIdentifier {
  return new AlgorithmIdentifier({
    algorithmId: '2.16.840.1.101.3.4.2.1',
    algorithmParams: new Null(),
  })
}
