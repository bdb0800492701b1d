import * as React from 'react';
import { Button } from '@mui/base/Button';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import './quickstart.css';

export default function Subscribe() {
  const [email, setEmail] = React.useState('');
  const [tried, setTried] = React.useState(false);
  const isWrong = tried && !email.includes('@');

  return (
    <form
      className="Signup"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
      }}
    >
      <label htmlFor="signup-email">Email</label>
      <FormControl value={email} onChange={(event) => setEmail(event.target.value)} error={isWrong}>
        <Input
          id="signup-email"
          type="email"
          className="SignupInput"
          aria-describedby="signup-note"
        />
      </FormControl>
      <Button type="submit" className="SignupButton">
        Subscribe
      </Button>
      <p id="signup-note" role="status">
        {isWrong && 'An address has an @ in it.'}
        {tried && !isWrong && 'Thank you.'}
      </p>
    </form>
  );
}
