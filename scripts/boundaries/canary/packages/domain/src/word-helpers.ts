// expect-file tacite(file-name)
export type LongText = string
