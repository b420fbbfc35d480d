/** A file of which parts are read: nothing holds it whole. */
export interface ByteRanges {
  readonly size: number
  /** Those from `start` up to `end` (exclusive); fewer at the end of the file. */
  readRange(start: number, end: number): Promise<Uint8Array>
}
