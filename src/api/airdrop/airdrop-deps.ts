import type { SignedRequest } from '../../domain/app-users/app-signature.ts'
import type { AppUser } from '../../domain/app-users/app-user.ts'
import type { Database } from '../database/database.ts'
import type { AirdropWallet } from './pay-win.ts'
import type { FindPictures } from './quiz-pictures.ts'

export interface AirdropDeps {
  readonly database: Database
  readonly now: () => Date
  readonly wallet: AirdropWallet
  readonly findPictures: FindPictures
  readonly findAppUser: (
    authorization: string | undefined,
    request: SignedRequest | undefined,
  ) => Promise<AppUser>
}
