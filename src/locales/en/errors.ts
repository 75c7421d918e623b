export const messages = {
  'imports.errors.empty': 'The file has no rows',
  'imports.errors.columns': 'The file has more than 300 columns',
  'imports.errors.rows': 'The file has more than 200,000 rows',
  'imports.errors.malformed':
    'The file is no CSV: a row is longer than a million characters, or a quote is never closed',
  'imports.errors.encoding': 'The text of the file cannot be read: save it as UTF-8 and try again',
  'imports.errors.size': 'The file is larger than 50 MB',
  'imports.errors.upload': 'The upload was interrupted',
  'imports.errors.internal': 'The import failed; what was written until then stays',
  'imports.errors.state': 'The import has moved on: load it again',
  'imports.errors.mapping': 'Each column must have a meaning of its own',
  'imports.errors.noKey': 'One column must be the address, the SKU or the title of the product',
  'imports.errors.noFile': 'Choose a CSV file',

  'staff.errors.mustEnrol': 'The shop asks for two-factor sign-in. Turn it on in your profile first.',
  'staff.errors.proveAgain': 'Please enter your password again',
  'staff.errors.commonPassword': 'This password is easy to guess. Choose a longer or a less usual one.',
  'staff.errors.wrongCode': 'The code is wrong or was used before',
  'staff.errors.signInAgain': 'This took too long. Please sign in again.',
  'staff.errors.lastAdmin': 'The shop needs at least one active admin',
  'staff.errors.self': 'You cannot do this to your own account. Ask another admin.',
  'staff.errors.emailTaken': 'Somebody with this email is on the staff already',
  'staff.errors.acceptedAlready': 'The invitation was accepted already',
  'staff.errors.totpOn': 'Two-factor sign-in is on already',

  'admin.errors.limits': 'The upper limit must not lie below the lower one',

  'staff.errors.totpOff': 'Two-factor sign-in is off',
  'staff.errors.totpRequired': 'The shop asks everybody for two-factor sign-in, so it cannot be turned off',
  'staff.errors.totpFirst': 'Turn on two-factor sign-in for your own account first',

  'delivery.errors.codeTaken': 'Another zone or location has this code',
  'delivery.errors.listChanged': 'Somebody else has changed the list meanwhile. Look at it and move again.',
  'delivery.errors.keysFirst': 'Fill in its keys first',

  'mailServer.errors.host': 'Enter a server name such as smtp.example.com',
  'mailServer.errors.port': 'A port is a whole number from 1 to 65535: usually 587 or 465',
  'mailServer.errors.password': 'Enter the password of this server',
  'mailServer.errors.none': 'There is no mail server yet: emails are saved as files. Enter one first.',

  'delivery.errors.noSuchField': 'This method has no such field. Reload the page.',
  'delivery.errors.placeGone': 'One of these places is not there any more. Take it out.',

  'payments.errors.publishableKey':
    'This is a publishable key (pk_). Enter the secret key, which begins with sk_.',
  'payments.errors.publishableForSigning':
    'This is a publishable key (pk_). Enter the signing secret of the webhook, which begins with whsec_.',
  'payments.errors.signingSecretHere':
    'This is a webhook signing secret. Enter the secret key, which begins with sk_ or rk_.',
  'payments.errors.secretKeyHere':
    'This is a secret key. Enter the signing secret of the webhook, which begins with whsec_.',
  'payments.errors.endpointIdHere':
    'This is the id of the webhook. Reveal its signing secret, which begins with whsec_.',
  'payments.errors.stripeSecretKey':
    'A secret key of Stripe begins with sk_live_, sk_test_, rk_live_ or rk_test_',
  'payments.errors.stripeSigningSecret':
    'A signing secret of Stripe begins with whsec_: it is shown on the page of the webhook',
  'payments.errors.yookassaShopId': 'The shop id is a number, such as 100500',
  'payments.errors.yookassaSecretKey': 'A secret key of YooKassa begins with live_ or test_',
  'payments.errors.yookassaShopIdHere':
    'This is the shop id. Enter the secret key, which begins with live_ or test_.',
  'payments.errors.tapSecretKey': 'A secret key of Tap begins with sk_live_ or sk_test_',
  'payments.errors.telrStore': 'The store id of Telr is a number, such as 15996',
  'payments.errors.telrAuthKey': 'A key of Telr has at least 8 characters and no spaces',
  'payments.errors.telrStoreHere':
    'This is a number, such as the store id. Enter the key, which has letters too.',
  'payments.errors.paytabsProfile': 'The profile id of PayTabs is a number, such as 49622',
  'payments.errors.paytabsServerKey':
    'A server key of PayTabs has three groups of ten characters, such as S6JNLKTLKB-JB2DGZTTBW-KZRDGRRGLG',
  'payments.errors.paytabsClientKey':
    'This is a client key. Enter the server key, which has three groups of ten characters.',

  'redirects.errors.query': 'A redirect goes by the path alone: leave out the “?” and what follows it.',
  'redirects.errors.from': 'Enter an address of this site, such as /old-page',
  'redirects.errors.to': 'Enter an address of this site, or a whole one with https://',
  'redirects.errors.tooLong': 'This address is too long',
  'redirects.errors.own': 'This address is used by the site itself',
  'redirects.errors.taken': 'There is already a redirect from this address',
  'redirects.errors.loop': 'This would create a loop',
  'redirects.errors.chain': 'This address is redirected itself. Enter the final address.',
  'redirects.errors.line': 'Two addresses are expected, with a space, tab, comma or semicolon between them',
  'redirects.errors.tooMany': 'At most 5,000 lines at a time',

  'content.errors.url': 'Enter a whole address with https://',
  'content.errors.tagTaken': 'This tag already exists',
  'content.errors.itself': 'Choose another one to merge into',
  'content.errors.changed':
    'Somebody else has changed this meanwhile. Reload to see it; what you typed is still here.',
  'content.errors.noCategory': 'This category no longer exists',
  'content.errors.hasArticles': 'Move or remove the articles of the category first',
} as const;
