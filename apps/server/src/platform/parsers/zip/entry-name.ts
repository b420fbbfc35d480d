/**
 * Whether unpacking a name could write, or be mistaken for, a file elsewhere: absolute or climbing paths, drive
 * letters, backslashes, control characters, or a name no file system accepts.
 */
export function isUnsafeEntryName(name: string): boolean {
  if (name.length === 0 || name.length > MAX_NAME_CHARS) return true
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u001f\u007f\\]/.test(name) || /^[a-zA-Z]:/.test(name)) return true
  if (name.startsWith('/')) return true
  return name.split('/').some((part) => part === '..' || part === '.')
}

const MAX_NAME_CHARS = 500
