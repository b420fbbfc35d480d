// expect-file tacite(file-name)
export type Text = string
