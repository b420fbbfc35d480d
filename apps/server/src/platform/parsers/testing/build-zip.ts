import { crc32, deflateRawSync } from 'node:zlib'

/** An entry as a hostile program would write it: every field can lie. */
export interface TestEntry {
  name: string
  bytes?: Uint8Array | string
  /** Name in the local header, if different. */
  localName?: string
  declaredBytes?: number
  localDeclaredBytes?: number
  crc?: number
  /** Unix mode, such as 0o120777 for a symbolic link. */
  mode?: number
  flags?: number
  method?: number
  /** Reuses the bytes of an earlier entry, so that the two overlap. */
  overlaps?: number
}

/** Writes a zip field by field. */
export function buildZip(entries: TestEntry[]): Uint8Array {
  const parts: Buffer[] = []
  const headers: Buffer[] = []
  const offsets: number[] = []
  let offset = 0
  for (const entry of entries) {
    const bytes = Buffer.from(entry.bytes ?? '')
    const packed = (entry.method ?? 8) === 8 ? deflateRawSync(bytes) : bytes
    const at = entry.overlaps === undefined ? offset : offsets[entry.overlaps]!
    offsets.push(at)
    headers.push(directoryHeader(entry, bytes, packed, at))
    if (entry.overlaps !== undefined) continue
    const local = localHeader(entry, bytes, packed)
    parts.push(local, packed)
    offset += local.length + packed.length
  }
  const directory = Buffer.concat(headers)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, directory, end])
}

function localHeader(entry: TestEntry, bytes: Buffer, packed: Buffer): Buffer {
  const name = Buffer.from(entry.localName ?? entry.name)
  const header = Buffer.alloc(30 + name.length)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(entry.flags ?? 0, 6)
  header.writeUInt16LE(entry.method ?? 8, 8)
  header.writeUInt32LE(entry.crc ?? crc32(bytes), 14)
  header.writeUInt32LE(packed.length, 18)
  header.writeUInt32LE(entry.localDeclaredBytes ?? entry.declaredBytes ?? bytes.length, 22)
  header.writeUInt16LE(name.length, 26)
  name.copy(header, 30)
  return header
}

function directoryHeader(entry: TestEntry, bytes: Buffer, packed: Buffer, at: number): Buffer {
  const name = Buffer.from(entry.name)
  const header = Buffer.alloc(46 + name.length)
  header.writeUInt32LE(0x02014b50, 0)
  header.writeUInt8(3, 5)
  header.writeUInt16LE(entry.flags ?? 0, 8)
  header.writeUInt16LE(entry.method ?? 8, 10)
  header.writeUInt32LE(entry.crc ?? crc32(bytes), 16)
  header.writeUInt32LE(packed.length, 20)
  header.writeUInt32LE(entry.declaredBytes ?? bytes.length, 24)
  header.writeUInt16LE(name.length, 28)
  header.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 38)
  header.writeUInt32LE(at, 42)
  name.copy(header, 46)
  return header
}
