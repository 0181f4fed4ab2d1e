/** Why there is no token, in the words of the providers' own scripts. */
export class SignInFailure extends Error {
  /** @param {string} code for example `popup_closed_by_user` */
  constructor(code) {
    super(code);
    this.code = code;
  }
}
