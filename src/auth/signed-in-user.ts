/** Who is signed in, as a request knows them; the password never gets this far. */
export interface SignedInUser {
  id: number;
  username: string;
  isAdmin: boolean;
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace Express {
    // Passport's name for it.
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type
    interface User extends SignedInUser {}
  }
}

/** What `GET /api/auth/session` and both ends of a session answer (contract 2.2). */
export interface ClientSession {
  user: SignedInUser | null;
  isAuthenticated: boolean;
}

export const NOBODY: ClientSession = { user: null, isAuthenticated: false };

/** Names the three fields one by one: nothing else of a user ever leaves. */
export function clientSession(user: SignedInUser | undefined): ClientSession {
  if (!user) return NOBODY;
  const { id, username, isAdmin } = user;
  return { user: { id, username, isAdmin }, isAuthenticated: true };
}
