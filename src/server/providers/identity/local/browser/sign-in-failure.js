/** Why there is no token, using the error codes of the providers' scripts. */
export class SignInFailure extends Error {
  /** @param {string} code for example `popup_closed_by_user` */
  constructor(code) {
    super(code);
    this.code = code;
  }
}
