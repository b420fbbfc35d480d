/** The share behind a link or a session; all null if there is none. */
interface SharePart {
  share_revoked_at: Date | null
  share_expires_at: Date | null
}

/** Why a share gives no access any more; null: it does, or there is no share. */
export function shareEnded(
  { share_revoked_at: revokedAt, share_expires_at: expiresAt }: SharePart,
  now: Date,
): 'SHARE_REVOKED' | 'SHARE_EXPIRED' | null {
  if (revokedAt) return 'SHARE_REVOKED'
  return expiresAt && expiresAt <= now ? 'SHARE_EXPIRED' : null
}
