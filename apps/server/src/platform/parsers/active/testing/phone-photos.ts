/** Of one grey dot: header, quantisation, frame, tables, scan and end, as any camera writes them. */
export const PHOTO = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffdb004300' +
    '08'.repeat(64) +
    'ffc0000b080001000101011100ffc40014000100000000000000000000000000000009ffc400141001' +
    '00000000000000000000000000000000ffda0008010100003f0054ffd9',
  'hex',
)

const box = (type: string, body: string) => {
  const bytes = Buffer.from(`0000${type}${body}`, 'latin1')
  bytes.writeUInt32BE(bytes.length, 0)
  return bytes
}
const VIDEO = Buffer.concat([box('ftyp', 'mp42'), box('mdat', 'frames'.repeat(9))])
const SCRIPT = Buffer.from('<script>alert(1)</script>')
const SMALLEST_PICTURE = Buffer.from('ffd8ffd9', 'hex')

/** Its blocks, the directory that lists them (offsets count backwards from it), and the mark. */
const SAMSUNG_BLOCK = Buffer.concat([
  Buffer.from('\0\0\x30\x0a\x10\0\0\0MotionPhoto_Data', 'latin1'),
  VIDEO,
])
const SAMSUNG = Buffer.concat([
  SAMSUNG_BLOCK,
  Buffer.from('SEFH\x6b\0\0\0\x01\0\0\0\0\0\x30\x0a', 'latin1'),
  littleEndian(SAMSUNG_BLOCK.length),
  littleEndian(SAMSUNG_BLOCK.length),
  littleEndian(24),
  Buffer.from('SEFT'),
])

function littleEndian(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

const photoThen = (...after: Buffer[]) => Buffer.concat([PHOTO, ...after])

export const PHONE_PHOTOS: [name: string, photo: Buffer][] = [
  ['a gain map', photoThen(PHOTO)],
  [
    'several pictures, padded',
    photoThen(Buffer.alloc(6), PHOTO, Buffer.alloc(512), PHOTO, Buffer.alloc(3)),
  ],
  ['a video', photoThen(VIDEO)],
  ['a gain map and a video', photoThen(PHOTO, VIDEO)],
  ['a gain map and Samsung’s blocks', photoThen(PHOTO, SAMSUNG)],
]

export const FALSE_EXTRAS: [name: string, photo: Buffer][] = [
  ['a script', photoThen(SCRIPT)],
  ['a script behind a gain map', photoThen(PHOTO, SCRIPT)],
  ['a script that begins as a picture', photoThen(Buffer.from('ffd8ff', 'hex'), SCRIPT)],
  ['a script behind a video', photoThen(VIDEO, SCRIPT)],
  ['a video that is cut', photoThen(VIDEO.subarray(0, -1))],
  ['a script, then SEFT', photoThen(SCRIPT, Buffer.from('SEFT'))],
  ['a script before Samsung’s blocks', photoThen(SCRIPT, SAMSUNG)],
  ['a script between Samsung’s blocks and their directory', photoThen(scriptAmongBlocks())],
  ['a script in a box of size 0', photoThen(VIDEO, Buffer.from('\0\0\0\0mdat'), SCRIPT)],
  [
    'a script that begins and ends as a picture',
    photoThen(Buffer.from('ffd8ff', 'hex'), SCRIPT, Buffer.from('ffd9', 'hex')),
  ],
  [
    'more pictures than a phone takes',
    photoThen(...Array.from({ length: 17 }, () => SMALLEST_PICTURE)),
  ],
  ['more padding than a phone writes', photoThen(Buffer.alloc(64 * 1024 + 1), PHOTO)],
  ['a single byte', photoThen(Buffer.from('x'))],
]

function scriptAmongBlocks(): Buffer {
  const bytes = Buffer.concat([SAMSUNG_BLOCK, SCRIPT, SAMSUNG.subarray(SAMSUNG_BLOCK.length)])
  bytes.writeUInt32LE(SAMSUNG_BLOCK.length + SCRIPT.length, bytes.length - 16)
  return bytes
}
