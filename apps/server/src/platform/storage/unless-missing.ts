/**
 * What counts where there is no such file or folder; any other error is thrown.
 * @example await readdir(folder).catch(unlessMissing<string[]>([]))
 */
export function unlessMissing<Other>(other: Other) {
  return (error: NodeJS.ErrnoException): Other => {
    if (error.code === 'ENOENT') return other
    throw error
  }
}
