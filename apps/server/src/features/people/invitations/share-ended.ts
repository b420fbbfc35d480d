/** The share behind a link or a session; all null where there is none. */
interface SharePart {
  share_revoked_at: Date | null
  share_expires_at: Date | null
}

/** Why a share opens nothing any more; null: it runs, or there is none. */
export function shareEnded(
  { share_revoked_at: revokedAt, share_expires_at: expiresAt }: SharePart,
  now: Date,
): 'SHARE_REVOKED' | 'SHARE_EXPIRED' | null {
  if (revokedAt) return 'SHARE_REVOKED'
  return expiresAt && expiresAt <= now ? 'SHARE_EXPIRED' : null
}
